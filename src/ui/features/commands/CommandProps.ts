import type { ReactNode } from 'react';
import type { NavigationSection } from '../../../domain/company/parts/navigation.ts';
import type { Session } from '../../../domain/session/session.ts';

/** What the commands of an address are made of. */
export type CommandSurroundings = {
  readonly sections: readonly NavigationSection[];
  /** What the urls of the sections are appended to. */
  readonly prefix: string;
  readonly session: Pick<Session, 'role'>;
  /** Drawn where pending changes are published. */
  readonly dock?: ReactNode;
};

export type CommandPaletteProps = CommandSurroundings & {
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
  /** Asks what becomes of unpublished changes; answers whether to go on. */
  readonly onSignOut: () => Promise<boolean>;
};
