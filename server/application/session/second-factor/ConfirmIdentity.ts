import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { WRONG_PASSWORD } from '../../../../src/domain/session/accountRules.ts';
import type { ProofMethod } from '../../../../src/domain/session/second-factor/secondFactor.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { SecurityEvents } from '../../audit/SecurityEvents.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { Principal, RequestOrigin } from '../../shared/Principal.ts';
import type { SessionRepository } from '../SessionRepository.ts';
import type { StaffDirectory, StaffMember } from '../StaffDirectory.ts';
import type { PasskeyContext, ProveIdentity } from './ProveIdentity.ts';
import { ofSession } from './RequestPasskey.ts';

export type Confirmation = {
  readonly principal: Principal;
  readonly origin: RequestOrigin;
  readonly method: ProofMethod;
  readonly proof: string;
  readonly site: Omit<PasskeyContext, 'boundTo'>;
};

export type ConfirmIdentityParts = {
  readonly staff: StaffDirectory;
  readonly sessions: Pick<SessionRepository, 'confirm'>;
  readonly proveIdentity: ProveIdentity;
  readonly events: SecurityEvents;
  readonly clock: Clock;
};

const refused = (message: string) =>
  err({ kind: 'invalid', message, errors: [{ pointer: '/proof', message: 'wrong' }] } as const);

/** Confirms the identity of the signed-in user, so that `StepUp` accepts the session for a while. */
export class ConfirmIdentity {
  readonly #parts: ConfirmIdentityParts;

  constructor(parts: ConfirmIdentityParts) {
    this.#parts = parts;
  }

  /** Returns the user whose identity was confirmed. */
  async execute(confirmation: Confirmation): Promise<Result<StaffMember, ServiceFailure>> {
    const { principal, origin, method, proof } = confirmation;
    const { staff, sessions, proveIdentity, events, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId, sessionId, name } = principal;
    const person = await staff.findById(rootOrgId, companyId, userId);
    if (!person) return err({ kind: 'not-found' });
    // Refuse the password, because a stolen password must not be enough to remove the second factor.
    if (method === 'password' && person.factorIds.length > 0) return refused(WRONG_PASSWORD);
    // The device cookie is sent only to the token call.
    const site = { ...confirmation.site, boundTo: ofSession(sessionId) };
    const proven = await proveIdentity.execute({ person, method, proof, origin, deviceCookies: [], site });
    if (!proven.ok) return proven;
    const message = proven.value;
    if (message === undefined) {
      await sessions.confirm(sessionId, clock.now());
      return ok(person);
    }
    const action = method === 'password' ? 'password.refused' : 'second-factor.refused';
    events.later({ organisation: `${rootOrgId}/${companyId}`, action, repeats: userId }, async () => ({
      action,
      tenant: { rootOrgId, companyId },
      person: { userId, name },
      origin,
      detail: { method },
    }));
    return refused(message);
  }
}
