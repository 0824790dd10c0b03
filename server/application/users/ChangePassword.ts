import type { Clock } from '../../../src/application/shared/Clock.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { WRONG_PASSWORD } from '../../../src/domain/session/accountRules.ts';
import type { SecurityEvents } from '../audit/SecurityEvents.ts';
import { networkOf } from '../session/sign-in/networkOf.ts';
import type { OwnSessions } from '../session/OwnSessions.ts';
import type { PasswordVerifier } from '../session/sign-in/PasswordVerifier.ts';
import type { SignInThrottle } from '../session/sign-in/SignInThrottle.ts';
import type { StaffDirectory, StaffMember } from '../session/StaffDirectory.ts';
import type { LaneQueue } from '../shared/LaneQueue.ts';
import type { Principal, RequestOrigin } from '../shared/Principal.ts';
import { busy, type ServiceFailure } from '../shared/failure.ts';
import { type PasswordRefusalParts, refusalOfPassword } from './refusalOfPassword.ts';

const wrong = err({
  kind: 'invalid',
  message: WRONG_PASSWORD,
  errors: [{ pointer: '/current', message: 'wrong' }],
} as const);

export type ChangePasswordParts = PasswordRefusalParts & {
  readonly staff: StaffDirectory;
  readonly passwords: PasswordVerifier;
  readonly throttle: SignInThrottle;
  readonly ownSessions: OwnSessions;
  readonly events: SecurityEvents;
  readonly queue: LaneQueue;
  readonly hash: (password: string) => Promise<string>;
  readonly clock: Clock;
};

type PasswordRequest = { readonly principal: Principal; readonly origin: RequestOrigin };

/**
 * Changes the signed-in user's password. Ends all other sessions of the user. Wrong guesses count as at sign-in, so
 * that an unattended session cannot be used to find the password.
 */
export class ChangePassword {
  readonly #parts: ChangePasswordParts;

  constructor(parts: ChangePasswordParts) {
    this.#parts = parts;
  }

  async execute(request: PasswordRequest, current: string, next: string): Promise<Result<void, ServiceFailure>> {
    const { staff, queue, ownSessions } = this.#parts;
    const { rootOrgId, organisationId, userId } = request.principal;
    const person = await staff.findById(rootOrgId, organisationId, userId);
    if (!person) return err({ kind: 'not-found' });
    const message = await refusalOfPassword(this.#parts, person, next);
    if (message !== undefined) return err({ kind: 'invalid', message, errors: [{ pointer: '/next', message }] });
    const place = {
      lane: 'passwords',
      share: `${rootOrgId}/${organisationId}`,
      alone: `${rootOrgId}\n${organisationId}\n${userId}`,
    };
    const outcome = await queue.run(place, () => this.#change(request, person, current, next));
    if (!outcome.ok) return err(busy);
    if (outcome.value.ok) await ownSessions.endOthers(request, 'password-set');
    return outcome.value;
  }

  async #change(
    { principal, origin }: PasswordRequest,
    person: StaffMember,
    current: string,
    next: string,
  ): Promise<Result<void, ServiceFailure>> {
    const { throttle, passwords, events, hash, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId } = principal;
    const address = networkOf(origin.address);
    const attempt = { rootOrgId, organisationId: companyId, username: person.email, address, deviceId: undefined };
    const verdict = await throttle.begin(attempt, clock.now());
    if (verdict.kind === 'address-blocked')
      return err({ kind: 'throttled', retryAfterSeconds: verdict.retryAfterSeconds });
    if (verdict.kind === 'busy') return err(busy);
    const isFree = verdict.kind === 'free';
    const event = { tenant: { rootOrgId, companyId }, person: { userId, name: person.name }, origin };
    if (!(await passwords.verify(isFree ? person.passwordHash : undefined, current))) {
      if (isFree) await throttle.failed(attempt, clock.now());
      const action = 'password.refused';
      const place = { organisation: `${rootOrgId}/${companyId}`, action, repeats: userId } as const;
      events.later(place, async () => ({ ...event, action }));
      return wrong;
    }
    await throttle.succeeded(attempt, clock.now());
    const passwordHash = await hash(next);
    await events.with({ ...event, action: 'password.changed' }, async (unit) => {
      await unit.staff.setPassword(companyId, userId, passwordHash);
      return true;
    });
    return ok(undefined);
  }
}
