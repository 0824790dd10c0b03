import { createContext } from 'react';

/** Where a header shows a publish button of its own, beside the one that stands next to the review in the bar [SH-2]. */
export const PublishSlotContext = createContext<HTMLElement | null>(null);
