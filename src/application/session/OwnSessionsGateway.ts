import type { ListedSession } from '../../domain/session/session.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Calls about the sessions of the signed-in user. Requires the extension `sessions`. */
export interface OwnSessionsGateway {
  list(): Promise<Result<readonly ListedSession[], PortFailure>>;
  end(sessionId: string): Promise<Result<void, PortFailure>>;
  endOthers(): Promise<Result<void, PortFailure>>;
}
export const OwnSessionsGateway = portToken<OwnSessionsGateway>('OwnSessionsGateway');
