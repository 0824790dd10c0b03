import type { Clock } from '../../../src/application/shared/Clock.ts';
import { signInAddressOf } from '../../../src/domain/session/signInAddress.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { INVALID_LINK } from '../../../src/domain/session/accountRules.ts';
import { passwordRules } from '../../../src/domain/validation/rules/passwordRules.ts';
import { judge } from '../../../src/domain/validation/validationRule.ts';
import type { SecurityEvents } from '../audit/SecurityEvents.ts';
import type { StaffDirectory } from '../session/StaffDirectory.ts';
import type { TokenMint } from '../session/TokenMint.ts';
import type { LaneQueue } from '../shared/LaneQueue.ts';
import type { LinkLookup } from '../shared/LinkLookup.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import { busy, type ServiceFailure } from '../shared/failure.ts';
import type { EndSessionsOf } from './EndSessionsOf.ts';
import type { PasswordLinks } from './PasswordLinks.ts';
import { type PasswordRefusalParts, refusalOfPassword } from './refusalOfPassword.ts';

export type SetPasswordParts = PasswordRefusalParts & {
  readonly links: PasswordLinks;
  readonly lookUp: LinkLookup;
  readonly staff: StaffDirectory;
  readonly mint: TokenMint;
  readonly events: SecurityEvents;
  readonly endSessions: EndSessionsOf;
  /** Queue that hashes one password at a time, so that hashing does not slow other requests. */
  readonly queue: LaneQueue;
  readonly hash: (password: string) => Promise<string>;
  readonly clock: Clock;
  readonly isAdminEnvironment: boolean;
};

export type PasswordSet = {
  readonly organisationId: string;
  readonly email: string;
  readonly signInAt?: string | undefined;
};

const refusedPassword = (message: string) =>
  err({ kind: 'invalid', message, errors: [{ pointer: '/password', message }] } as const);
const notGood = err({ kind: 'invalid', message: INVALID_LINK } as const);

/** A new password with the token of the link. `rootOrgId`: owner of the host on which the link was opened, if known. */
export type LinkedPassword = {
  readonly token: string;
  readonly password: string;
  readonly rootOrgId?: string | undefined;
};

/** Sets a password with a one-time link. Every invalid link gets the same response. Ends all sessions. */
export class SetPassword {
  readonly #parts: SetPasswordParts;

  constructor(parts: SetPasswordParts) {
    this.#parts = parts;
  }

  async execute(linked: LinkedPassword, origin: RequestOrigin): Promise<Result<PasswordSet, ServiceFailure>> {
    const { token, password } = linked;
    const { links, lookUp, staff, mint, events, endSessions } = this.#parts;
    const { queue, hash, clock, isAdminEnvironment } = this.#parts;
    // Check the general rules before the lookup of the link. The other rules depend on the user.
    const weak = judge(passwordRules.password, password);
    if (weak !== undefined) return refusedPassword(weak);
    const tokenHash = mint.hash(token);
    const link = await lookUp.run(origin, () => links.find(tokenHash, clock.now()));
    if (!link.ok) return link.error.kind === 'not-found' ? notGood : link;
    const holder = link.value;
    const person = await staff.findById(holder.rootOrgId, holder.organisationId, holder.userId);
    if (!person || holder.rootOrgId !== (linked.rootOrgId ?? holder.rootOrgId)) return notGood;
    const { rootOrgId, organisationId: companyId, userId } = holder;
    const message = await refusalOfPassword(this.#parts, person, password);
    if (message !== undefined) return refusedPassword(message);
    const place = { lane: 'passwords', share: `${rootOrgId}/${companyId}`, alone: tokenHash };
    const hashed = await queue.run(place, () => hash(password));
    if (!hashed.ok) return err(busy);
    const isSet = await events.with(
      {
        action: 'password.set',
        tenant: { rootOrgId, companyId },
        person: { userId, name: person.name },
        origin,
      },
      async (unit) => {
        if (!(await unit.staff.takeLink(companyId, tokenHash, clock.now()))) return undefined;
        await unit.staff.setPassword(companyId, userId, hashed.value);
        return true;
      },
    );
    if (!isSet) return notGood;
    await endSessions.execute(holder, 'password-set', origin);
    const signInAt = signInAddressOf({ organisationId: companyId, rootOrgId, isAdminEnvironment });
    return ok({ organisationId: companyId, email: person.email, ...(signInAt !== undefined && { signInAt }) });
  }
}
