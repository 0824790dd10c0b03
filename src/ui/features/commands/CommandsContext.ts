import { createContext } from 'react';

/** What can be opened over any page: the command palette, or the keys that hold there. */
export type CommandOverlay = 'palette' | 'keys';

/** Opens one of them. */
export const CommandsContext = createContext<(overlay: CommandOverlay) => void>(() => undefined);
