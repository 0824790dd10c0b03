import { createContext } from 'react';

/** Overlays available on every page: command palette and list of shortcuts. */
export type CommandOverlay = 'palette' | 'keys';

export const CommandsContext = createContext<(overlay: CommandOverlay) => void>(() => undefined);
