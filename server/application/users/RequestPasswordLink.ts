import type { Clock } from '../../../src/application/shared/Clock.ts';
import { addressKey } from '../../../src/domain/users/addressKey.ts';
import { parseCompanyId, type CompanyId } from '../../../src/domain/company/companyId.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { linkLife } from '../../../src/domain/users/passwordLink.ts';
import { UNKNOWN_ACCOUNTS, type SecurityEvents } from '../audit/SecurityEvents.ts';
import { networkOf } from '../session/sign-in/networkOf.ts';
import type { SignInThrottle } from '../session/sign-in/SignInThrottle.ts';
import { namedOwner, type StaffDirectory, type StaffMember } from '../session/StaffDirectory.ts';
import type { TokenMint } from '../session/TokenMint.ts';
import type { RequestOrigin } from '../shared/Principal.ts';
import { busy, type ServiceFailure } from '../shared/failure.ts';
import type { ChooseLanguage, LinkMails } from './LinkMails.ts';

export type LinkRequest = {
  readonly organisationId: string;
  readonly rootOrgId?: string | undefined;
  readonly email: string;
  readonly origin: RequestOrigin;
  readonly languageFor: ChooseLanguage;
};

export type LinkRequestParts = {
  readonly staff: StaffDirectory;
  readonly throttle: SignInThrottle;
  readonly events: SecurityEvents;
  readonly mint: TokenMint;
  /** Absent if the service can send no mail. Users then cannot request links. */
  readonly linkMails: LinkMails | undefined;
  readonly clock: Clock;
  readonly complain?: ((error: unknown) => void) | undefined;
};

type Found = {
  readonly organisationId: CompanyId;
  readonly person: StaffMember | undefined;
  readonly isFirstOfAddress: boolean;
};

/**
 * Milliseconds between the response and the work for an existing user. The pause prevents that timing reveals accounts.
 */
const PAUSE = 1000;
/** Maximum number of requests that wait for the pause. Further requests are dropped. */
const MAX_WAITING = 1000;

/** Mails a link for setting a password. Unknown and disabled users get the same response after the same work. */
export class RequestPasswordLink {
  readonly #parts: LinkRequestParts;
  #waiting = 0;

  constructor(parts: LinkRequestParts) {
    this.#parts = parts;
  }

  async execute(request: LinkRequest): Promise<Result<void, ServiceFailure>> {
    const { staff, throttle, linkMails, clock } = this.#parts;
    if (!linkMails) return err({ kind: 'not-found' });
    const organisationId = parseCompanyId(request.organisationId);
    if (organisationId === undefined) return ok(undefined);
    const email = request.email.trim();
    const person = await staff.findByUsername(organisationId, email, request.rootOrgId);
    const attempt = {
      rootOrgId: person?.rootOrgId ?? request.rootOrgId,
      organisationId: person?.organisationId ?? organisationId,
      username: addressKey(person?.email ?? email) ?? email,
      address: networkOf(request.origin.address),
      deviceId: undefined,
      isForLink: true,
    } as const;
    const verdict = await throttle.begin(attempt, clock.now());
    if (verdict.kind === 'address-blocked')
      return err({ kind: 'throttled', retryAfterSeconds: verdict.retryAfterSeconds });
    if (verdict.kind === 'busy') return err(busy);
    if (verdict.kind === 'locked') return ok(undefined);
    const { isFirstOfAddress } = await throttle.failed(attempt, clock.now());
    this.#afterwards(() => this.#answer(linkMails, request, { organisationId, person, isFirstOfAddress }));
    return ok(undefined);
  }

  #afterwards(work: () => Promise<void>): void {
    if (this.#waiting >= MAX_WAITING) return;
    this.#waiting += 1;
    this.#parts.clock.after(PAUSE, () => {
      work()
        .catch((error: unknown) => this.#parts.complain?.(error))
        .finally(() => (this.#waiting -= 1));
    });
  }

  async #answer(linkMails: LinkMails, request: LinkRequest, found: Found): Promise<void> {
    const { origin, languageFor } = request;
    const { events, mint, clock } = this.#parts;
    const { person } = found;
    if (!person?.enabled || !(await linkMails.reaches(person))) return this.#auditRefusal(found, request);
    const { rootOrgId, organisationId, userId, name } = person;
    const { accessToken: token } = mint.first();
    const expiresAt = clock.now() + linkLife({ hasPassword: true });
    const tenant = { rootOrgId, companyId: organisationId };
    await events.with({ action: 'password.link-requested', tenant, person: { userId, name }, origin }, async (unit) => {
      await unit.staff.storeLink(organisationId, { tokenHash: mint.hash(token), userId, expiresAt });
      return true;
    });
    await linkMails.post({ kind: 'reset', rootOrgId, organisationId, person, token, expiresAt, languageFor });
  }

  /** Audits every refusal of an existing user. For unknown users, audits only the first refusal of each network. */
  #auditRefusal({ organisationId, person, isFirstOfAddress }: Found, request: LinkRequest): void {
    if (!person && !isFirstOfAddress) return;
    const action = 'password.link-refused';
    const organisation = person ? `${person.rootOrgId}/${person.organisationId}` : UNKNOWN_ACCOUNTS;
    this.#parts.events.later({ organisation, action }, async () => {
      const rootOrgId = person?.rootOrgId ?? (await namedOwner(this.#parts.staff, organisationId, request.rootOrgId));
      if (rootOrgId === undefined) return undefined;
      const tenant = { rootOrgId, companyId: person?.organisationId ?? organisationId };
      const { userId, name } = person ?? { userId: 'unknown', name: 'unknown' };
      const because = !person ? 'unknown' : person.enabled ? 'not mailed' : 'disabled';
      return { action, tenant, person: { userId, name }, origin: request.origin, detail: { because } };
    });
  }
}
