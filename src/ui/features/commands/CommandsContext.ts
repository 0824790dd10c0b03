import { createContext } from 'react';
import type { Findable } from '../../../domain/navigation/rankMatches.ts';

export type Command = Findable & {
  readonly id: string;
  readonly group: 'pages' | 'settings' | 'merchants' | 'actions';
  /** Name of the icon of the page that the command leads to. */
  readonly icon?: string | undefined;
  /** Keyboard shortcut that does the same, as `Ctrl S`. */
  readonly keys?: string | undefined;
  readonly lang?: string | undefined;
  readonly run: () => void;
};

/** Overlays available on every page: command palette and list of shortcuts. */
export type CommandOverlay = 'palette' | 'keys';

export const CommandsContext = createContext<(overlay: CommandOverlay) => void>(() => undefined);
