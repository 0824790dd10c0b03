import type { ClientSession, Session } from '../../domain/session/session.ts';
import type { SessionEnd } from '../../domain/session/sessionState.ts';

export type OwnSession = {
  readonly session: Session | undefined;
  readonly shown: Session | undefined;
  readonly client: ClientSession | undefined;
  adopt(session: Session, client: ClientSession): void;
  leave(reason: SessionEnd): void;
  end(reason: 'idle'): void;
};
