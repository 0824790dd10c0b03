import type { ReactNode } from 'react';
import type { NavigationSection } from '../../../domain/company/parts/navigation.ts';
import type { Session } from '../../../domain/session/session.ts';

export type CommandSurroundings = {
  readonly sections: readonly NavigationSection[];
  /** URL prefix of the sections. */
  readonly prefix: string;
  readonly session: Pick<Session, 'role'>;
  /** Present if the page can publish. */
  readonly dock?: ReactNode;
};

export type CommandPaletteProps = CommandSurroundings & {
  readonly onClose: () => void;
  readonly onShowKeys: () => void;
  /** Asks about unpublished changes. Resolves to whether to continue. */
  readonly onSignOut: () => Promise<boolean>;
};
