import { createContext } from 'react';
import type { Findable } from '../../../domain/navigation/rankMatches.ts';

export type Command = Findable & {
  readonly id: string;
  readonly group: 'pages' | 'settings' | 'merchants' | 'actions';
  readonly icon?: string | undefined;
  /** Keyboard shortcut of the command, e.g. `Ctrl S`. */
  readonly keys?: string | undefined;
  readonly lang?: string | undefined;
  readonly run: () => void;
};

export type CommandOverlay = 'palette' | 'keys';

export const CommandsContext = createContext<(overlay: CommandOverlay) => void>(() => undefined);
