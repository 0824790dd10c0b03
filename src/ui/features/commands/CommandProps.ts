import type { ReactNode } from 'react';
import type { NavigationSection } from '../../../domain/company/parts/navigation.ts';
import type { Session } from '../../../domain/session/session.ts';

export type CommandSurroundings = {
  readonly sections: readonly NavigationSection[];
  readonly prefix: string;
  readonly session: Pick<Session, 'role'>;
  /** Publish bar, if changes can be published on this page. */
  readonly dock?: ReactNode;
};

export type CommandPaletteProps = CommandSurroundings & {
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
  /** Asks about unpublished changes, if any. Resolves to true if the user may be signed out. */
  readonly onSignOut: () => Promise<boolean>;
};
