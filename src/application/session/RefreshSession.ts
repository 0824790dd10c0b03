import { tokenExpiryTime, type Session } from '../../domain/session/session.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { SessionGateway } from './SessionGateway.ts';

/** Renews a session's tokens by its refresh token; the person stays who they are. */
export class RefreshSession {
  readonly #gateway: SessionGateway;
  readonly #clock: Clock;

  constructor(gateway: SessionGateway, clock: Clock) {
    this.#gateway = gateway;
    this.#clock = clock;
  }

  async execute(session: Session): Promise<Result<Session, PortFailure>> {
    if (session.refreshToken === undefined) return err({ kind: 'unauthorized' });
    const issued = await this.#gateway.refresh(session.refreshToken);
    if (!issued.ok) return issued;
    return ok({
      ...session,
      accessToken: issued.value.accessToken,
      tokenType: issued.value.tokenType,
      refreshToken: issued.value.refreshToken ?? session.refreshToken,
      expiresIn: issued.value.expiresIn,
      tokenExpiryTime: tokenExpiryTime(this.#clock.now(), issued.value.expiresIn),
    });
  }
}
