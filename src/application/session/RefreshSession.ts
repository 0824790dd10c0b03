import { knownErrorMessage } from '../../domain/errors/errorMessages.ts';
import { tokenExpiryTime, type Session } from '../../domain/session/session.ts';
import { interruptionBy } from '../../domain/session/sessionEndReason.ts';
import type { Interruption } from '../../domain/session/sessionState.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { Clock } from '../shared/Clock.ts';
import type { PortFailure } from '../shared/failure.ts';
import type { SessionGateway } from './SessionGateway.ts';

/** `over`: the service will refuse every further renewal. `failed`: the next attempt may succeed. */
export type RenewalFailure =
  | { readonly kind: 'over'; readonly reason: Interruption; readonly message?: string | undefined }
  | { readonly kind: 'failed' };

export class RefreshSession {
  readonly #gateway: SessionGateway;
  readonly #clock: Clock;

  constructor(gateway: SessionGateway, clock: Clock) {
    this.#gateway = gateway;
    this.#clock = clock;
  }

  async execute(session: Session): Promise<Result<Session, RenewalFailure>> {
    if (session.refreshToken === undefined) return err({ kind: 'over', reason: 'expired' });
    const issued = await this.#gateway.refresh(session.refreshToken);
    if (!issued.ok) return err(renewalFailure(issued.error));
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

function renewalFailure(failure: PortFailure): RenewalFailure {
  switch (failure.kind) {
    case 'unauthorized':
      return {
        kind: 'over',
        reason: interruptionBy(failure.sessionEnded),
        message: knownErrorMessage(failure.message),
      };
    case 'rejected':
      return { kind: 'over', reason: 'expired', message: knownErrorMessage(failure.message) };
    case 'malformed':
      return { kind: 'over', reason: 'expired' };
    default:
      return { kind: 'failed' };
  }
}
