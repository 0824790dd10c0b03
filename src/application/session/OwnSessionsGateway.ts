import type { AccountActivity } from '../../domain/session/accountActivity.ts';
import type { ListedSession } from '../../domain/session/session.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/**
 * Calls about the sessions of the signed-in user. Requires the extension `sessions`. Ending a session requires a recently
 * confirmed identity.
 */
export interface OwnSessionsGateway {
  list(): Promise<Result<readonly ListedSession[], PortFailure>>;
  /** Newest sign-ins, refusals and changes of the user's account, newest first. At most `MAX_ACCOUNT_ACTIVITY`. */
  recentActivity(): Promise<Result<readonly AccountActivity[], PortFailure>>;
  end(sessionId: string): Promise<Result<void, PortFailure>>;
  endOthers(): Promise<Result<void, PortFailure>>;
}
export const OwnSessionsGateway = portToken<OwnSessionsGateway>('OwnSessionsGateway');
