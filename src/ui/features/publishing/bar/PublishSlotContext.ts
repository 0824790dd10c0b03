import { createContext } from 'react';

/** Slot for a second publish button in a header [SH-2]. */
export const PublishSlotContext = createContext<HTMLElement | null>(null);
