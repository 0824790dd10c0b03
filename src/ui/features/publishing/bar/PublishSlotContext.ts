import { createContext } from 'react';

/** Element in the header into which a second publish button is rendered [SH-2]. */
export const PublishSlotContext = createContext<HTMLElement | null>(null);
