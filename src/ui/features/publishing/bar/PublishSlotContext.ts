import { createContext } from 'react';

/** Where a header has room for the publish button; without one it stands in the bar under the page. */
export const PublishSlotContext = createContext<HTMLElement | null>(null);
