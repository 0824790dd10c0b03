import type { ClientSession, Session } from '../../domain/session/session.ts';
import type { SessionEnd } from '../../domain/session/sessionState.ts';

/** The session of this tab. */
export type OwnSession = {
  readonly session: Session | undefined;
  /** Whose pages are drawn. */
  readonly shown: Session | undefined;
  readonly client: ClientSession | undefined;
  /** Another tab has newer tokens of the person whose pages are drawn here. */
  adopt(session: Session, client: ClientSession): void;
  /** It ended in another tab. */
  leave(reason: SessionEnd): void;
  /** Ends it in every tab. */
  end(reason: 'idle'): void;
};
