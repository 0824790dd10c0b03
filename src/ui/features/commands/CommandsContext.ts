import { createContext } from 'react';
import type { Findable } from '../../../domain/navigation/rankMatches.ts';

export type Command = Findable & {
  readonly id: string;
  readonly group: 'pages' | 'settings' | 'merchants' | 'actions';
  /** Icon name of the page that the command opens. */
  readonly icon?: string | undefined;
  /** Keyboard shortcut of the command, e.g. `Ctrl S`. */
  readonly keys?: string | undefined;
  readonly lang?: string | undefined;
  readonly run: () => void;
};

/** Overlays available on every page: command palette and list of shortcuts. */
export type CommandOverlay = 'palette' | 'keys';

export const CommandsContext = createContext<(overlay: CommandOverlay) => void>(() => undefined);
