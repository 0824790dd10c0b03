import type { ListedSession } from '../../domain/session/listedSession.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** The sessions of whoever is signed in, where the service announces `sessions`. */
export interface OwnSessionsGateway {
  /** The last used first. */
  list(): Promise<Result<readonly ListedSession[], PortFailure>>;
  /** `not-found` where it is over already. */
  end(sessionId: string): Promise<Result<void, PortFailure>>;
  /** Ends all but the one that asks. */
  endOthers(): Promise<Result<void, PortFailure>>;
}
export const OwnSessionsGateway = portToken<OwnSessionsGateway>('OwnSessionsGateway');
