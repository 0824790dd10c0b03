import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { parseCompanyId, type CompanyId } from '../../../../src/domain/company/companyId.ts';
import { isFromFastClock } from '../../../../src/domain/shared/isFromFastClock.ts';
import { ADDRESS_WINDOW, CHALLENGE_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { addressKey } from '../../../../src/domain/users/addressKey.ts';
import { signInAddressOf } from '../../../../src/domain/session/signInAddress.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { SecurityAction } from '../../../../src/domain/activity/activityKinds.ts';
import { UNKNOWN_ACCOUNTS, type SecurityEvents } from '../../audit/SecurityEvents.ts';
import type { LaneQueue } from '../../shared/LaneQueue.ts';
import { BUSY_RETRY_SECONDS, busy, type ServiceFailure } from '../../shared/failure.ts';
import type { RequestOrigin } from '../../shared/Principal.ts';
import type { UnitOfWork } from '../../shared/UnitOfWork.ts';
import type { BeginSession } from '../BeginSession.ts';
import { grantedScopes } from '../../../../src/domain/session/scopes.ts';
import type { KnownDevices } from './KnownDevices.ts';
import { networkOf } from './networkOf.ts';
import type { PasswordVerifier } from './PasswordVerifier.ts';
import type { SignInAttempt, SignInThrottle } from './SignInThrottle.ts';
import type { TokenMint } from '../TokenMint.ts';
import { secondFactorMethods } from '../second-factor/proofMethods.ts';
import type { SignInChallenges } from '../second-factor/SignInChallenges.ts';
import type { TrustedDevices } from '../second-factor/TrustedDevices.ts';
import { namedOwner, type StaffDirectory, type StaffMember } from '../StaffDirectory.ts';
import type { TokenAnswer } from '../TokenAnswer.ts';

export type PasswordSignIn = {
  readonly organisationId: string;
  /** Owner of the portal at which the user signs in. Absent if the caller named none. */
  readonly rootOrgId?: string | undefined;
  readonly username: string;
  readonly password: string;
  /** Requested scopes, separated by spaces. */
  readonly scope: string;
  readonly origin: RequestOrigin;
  readonly userAgent?: string | undefined;
  /** Values of the cookies that identify known devices. They are untrusted. */
  readonly deviceCookies: readonly string[];
  /** Values of the cookies of browsers that skip the second step. They are untrusted. */
  readonly trustedCookies: readonly string[];
  /** Web origin of the site that the user opened. */
  readonly site: string;
};

export type PasswordAnswer = TokenAnswer & { readonly deviceCookie: string };

type Person = Pick<StaffMember, 'userId' | 'name'>;

const refused = err({ kind: 'unauthorized', message: 'constants.apiErrors.loginNotValid' } as const);
const UNKNOWN: Person = { userId: 'unknown', name: 'unknown' };
const MAX_BLOCKED_NETWORKS = 10_000;

export type SignInParts = {
  readonly staff: StaffDirectory;
  readonly passwords: PasswordVerifier;
  readonly throttle: SignInThrottle;
  readonly devices: KnownDevices;
  readonly trustedDevices: TrustedDevices;
  readonly challenges: Pick<SignInChallenges, 'add'>;
  readonly unitOfWork: UnitOfWork;
  readonly mint: Pick<TokenMint, 'first' | 'hash'>;
  readonly queue: LaneQueue;
  readonly events: SecurityEvents;
  readonly begin: BeginSession;
  readonly clock: Clock;
  readonly isAdminEnvironment: boolean;
};

/**
 * Signs a user in with a password. Unknown, disabled and locked users get the same response as for a wrong password,
 * after one password verification. Users of a disabled company can sign in, because the page then shows why it is
 * disabled. A user with a second factor gets a challenge for the second step. A user with valid credentials for another
 * organisation of the owner gets the address of that organisation's sign-in page.
 */
export class SignInWithPassword {
  readonly #parts: SignInParts;
  /** End of the block by network. Blocked networks are rejected without a database lookup. */
  readonly #blocked = new Map<string, number>();

  constructor(parts: SignInParts) {
    this.#parts = parts;
  }

  async execute(signIn: PasswordSignIn): Promise<Result<PasswordAnswer, ServiceFailure>> {
    const organisationId = parseCompanyId(signIn.organisationId);
    if (organisationId === undefined) return refused;
    const { devices, queue, clock } = this.#parts;
    const now = clock.now();
    const [device] = devices.read(signIn.deviceCookies, now);
    const network = networkOf(signIn.origin.address);
    const blockedUntil = this.#blocked.get(network) ?? now;
    if (!device && blockedUntil > now && !isFromFastClock(blockedUntil, ADDRESS_WINDOW, now))
      return err({ kind: 'throttled', retryAfterSeconds: Math.ceil((blockedUntil - now) / 1000) });
    this.#blocked.delete(network);
    const place = {
      lane: device ? 'known devices' : 'others',
      share: device?.deviceId ?? network,
      // Run one attempt per account at a time, because an unfinished attempt counts as a failure (`begin`).
      alone: `${signIn.rootOrgId ?? ''}\n${organisationId}\n${addressKey(signIn.username) ?? signIn.username}`,
    };
    const outcome = await queue.run(place, () => this.#attempt(organisationId, signIn));
    if (outcome.ok) return outcome.value;
    return err({
      kind: outcome.error.full === 'share' ? 'throttled' : 'unavailable',
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    });
  }

  async #attempt(organisationId: CompanyId, signIn: PasswordSignIn): Promise<Result<PasswordAnswer, ServiceFailure>> {
    const { passwords, throttle, clock } = this.#parts;
    const username = signIn.username.trim();
    const staff = await this.#parts.staff.findByUsername(organisationId, username, signIn.rootOrgId);
    const attempt = {
      rootOrgId: staff?.rootOrgId ?? signIn.rootOrgId,
      organisationId: staff?.organisationId ?? organisationId,
      // Use the stored user name, because the lookup accepts several spellings of a name.
      username: staff?.email ?? username,
      address: networkOf(signIn.origin.address),
      deviceId: this.#deviceOf(staff, signIn),
    };
    const verdict = await throttle.begin(attempt, clock.now());
    if (verdict.kind === 'address-blocked') {
      const { retryAfterSeconds } = verdict;
      if (this.#blocked.size >= MAX_BLOCKED_NETWORKS) this.#blocked.clear();
      // Let this cached block end slightly before the stored one, never after it.
      this.#blocked.set(attempt.address, clock.now() + (retryAfterSeconds - 1) * 1000);
      return err({ kind: 'throttled', retryAfterSeconds });
    }
    if (verdict.kind === 'busy') return err(busy);

    const isFree = verdict.kind === 'free';
    const mayMatch = staff?.enabled === true && isFree;
    const matches = await passwords.verify(mayMatch ? staff.passwordHash : undefined, signIn.password);
    if (!matches || staff === undefined) {
      if (isFree) await this.#refuse(attempt, staff, { organisationId, origin: signIn.origin });
      return refused;
    }
    await throttle.succeeded(attempt, clock.now());
    if (staff.organisationId !== organisationId) return this.#leadElsewhere(staff);
    const hasSecondFactor = staff.factorIds.length > 0;
    if (hasSecondFactor && !this.#parts.trustedDevices.isTrusted(staff, signIn.trustedCookies, clock.now()))
      return this.#challenge(staff, signIn);
    return ok(await this.#begin(staff, attempt, signIn));
  }

  /** ID of the known device. A device cookie counts only for the account for which it was issued. */
  #deviceOf(staff: StaffMember | undefined, { deviceCookies }: PasswordSignIn): string | undefined {
    const { devices, clock } = this.#parts;
    const account = staff && devices.accountOf(staff);
    return devices.read(deviceCookies, clock.now()).find((each) => each.account === account)?.deviceId;
  }

  /** Audits every refusal of an existing user. For unknown users, audits only the first refusal of each network. */
  async #refuse(
    attempt: SignInAttempt,
    staff: StaffMember | undefined,
    { organisationId, origin }: { readonly organisationId: CompanyId; readonly origin: RequestOrigin },
  ): Promise<void> {
    const { events, throttle, clock } = this.#parts;
    const { locks, isFirstOfAddress } = await throttle.failed(attempt, clock.now());
    const organisation = staff ? `${staff.rootOrgId}/${staff.organisationId}` : UNKNOWN_ACCOUNTS;
    const record = (action: SecurityAction, detail: Readonly<Record<string, unknown>>): void =>
      events.later({ organisation, action }, async () => {
        const rootOrgId = staff?.rootOrgId ?? (await namedOwner(this.#parts.staff, organisationId, attempt.rootOrgId));
        if (rootOrgId === undefined) return undefined;
        const tenant = { rootOrgId, companyId: staff?.organisationId ?? organisationId };
        const { userId, name } = staff ?? UNKNOWN;
        return { action, tenant, person: { userId, name }, origin, detail };
      });
    const because = staff === undefined ? 'unknown' : staff.enabled ? 'wrong' : 'disabled';
    if (staff || isFirstOfAddress) record('sign-in.refused', { because });
    for (const locked of locks) if (staff || locked === 'address') record('sign-in.locked', { locked });
  }

  async #challenge(staff: StaffMember, { scope, site }: PasswordSignIn): Promise<Result<never, ServiceFailure>> {
    const { challenges, unitOfWork, mint, clock } = this.#parts;
    const { rootOrgId, organisationId, userId } = staff;
    const stored = await unitOfWork.inTenant({ rootOrgId, companyId: organisationId }, ({ secondFactors }) =>
      secondFactors.find(organisationId, userId),
    );
    const { accessToken: challenge } = mint.first();
    const expiresAt = clock.now() + CHALLENGE_LIFE;
    const signIn = { rootOrgId, organisationId, userId, scopes: grantedScopes(scope) };
    await challenges.add(mint.hash(challenge), signIn, expiresAt);
    const methods = secondFactorMethods(stored, site);
    return err({ kind: 'second-factor-required', challenge: { challenge, methods, expiresAt } });
  }

  #leadElsewhere(staff: StaffMember): Result<never, ServiceFailure> {
    const { isAdminEnvironment } = this.#parts;
    const address = signInAddressOf({ ...staff, isAdminEnvironment });
    if (address !== undefined) return err({ ...refused.error, signInAt: address });
    // Merchant staff get a message instead of an address, because an admin environment has only admin pages [RT-3].
    return isAdminEnvironment ? err({ ...refused.error, message: 'constants.apiErrors.permissions' }) : refused;
  }

  async #begin(
    staff: StaffMember,
    { deviceId }: SignInAttempt,
    { scope, origin, userAgent }: PasswordSignIn,
  ): Promise<PasswordAnswer> {
    const { begin, clock, devices } = this.#parts;
    const isRemembered = staff.factorIds.length > 0;
    const detail = {
      device: deviceId === undefined ? 'new' : 'known',
      ...(isRemembered && { method: 'remembered' }),
    };
    const begun = await begin.execute({ staff, scopes: grantedScopes(scope), origin, userAgent, detail });
    return { ...begun, deviceCookie: devices.issue(staff, deviceId, clock.now()) };
  }
}
