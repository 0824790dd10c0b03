import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { codeRefusals, type SecondFactorMethod } from '../../../../src/domain/session/second-factor/secondFactor.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { SecurityEvents } from '../../audit/SecurityEvents.ts';
import type { ServiceFailure } from '../../shared/failure.ts';
import type { RequestOrigin } from '../../shared/Principal.ts';
import type { BeginSession } from '../BeginSession.ts';
import type { KnownDevices } from '../sign-in/KnownDevices.ts';
import type { StaffDirectory, StaffMember } from '../StaffDirectory.ts';
import type { TokenAnswer } from '../TokenAnswer.ts';
import type { TokenMint } from '../TokenMint.ts';
import type { PasskeyContext, ProveIdentity } from './ProveIdentity.ts';
import { ofSignIn } from './RequestPasskey.ts';
import type { SignInChallenges } from './SignInChallenges.ts';
import type { TrustedDevices } from './TrustedDevices.ts';

export type SecondStep = {
  readonly challenge: string;
  readonly method: SecondFactorMethod;
  readonly code: string;
  /** Whether this browser skips the second step from now on. */
  readonly isRemembered: boolean;
  readonly origin: RequestOrigin;
  readonly userAgent?: string | undefined;
  /** Values of the cookies that identify known devices. They are untrusted. */
  readonly deviceCookies: readonly string[];
  readonly site: Omit<PasskeyContext, 'boundTo'>;
};

export type SecondStepAnswer = TokenAnswer & {
  readonly deviceCookie: string;
  readonly trustedCookie?: string | undefined;
};

export type SecondStepParts = {
  readonly challenges: SignInChallenges;
  readonly staff: StaffDirectory;
  readonly proveIdentity: ProveIdentity;
  readonly devices: KnownDevices;
  readonly trustedDevices: TrustedDevices;
  readonly events: SecurityEvents;
  readonly begin: BeginSession;
  readonly mint: Pick<TokenMint, 'hash'>;
  readonly clock: Clock;
};

const refused = (message: string) => err({ kind: 'unauthorized', message } as const);

/** Second step of a sign-in with a password. A challenge starts one session, and is void after five wrong codes. */
export class SignInWithSecondFactor {
  readonly #parts: SecondStepParts;

  constructor(parts: SecondStepParts) {
    this.#parts = parts;
  }

  async execute(step: SecondStep): Promise<Result<SecondStepAnswer, ServiceFailure>> {
    const { challenges, staff, proveIdentity, mint, clock } = this.#parts;
    const tokenHash = mint.hash(step.challenge);
    const challenged = await challenges.attempt(tokenHash, clock.now());
    if (!challenged) return refused(codeRefusals.expired);
    const person = await staff.findById(challenged.rootOrgId, challenged.organisationId, challenged.userId);
    // If the user has no second factor, it was removed after the challenge was created.
    if (person?.enabled !== true || person.factorIds.length === 0) return refused(codeRefusals.expired);
    const site = { ...step.site, boundTo: ofSignIn(tokenHash) };
    const proven = await proveIdentity.execute({ ...step, person, proof: step.code, site });
    if (!proven.ok) return proven;
    if (proven.value !== undefined) {
      this.#auditRefusal(person, step);
      return refused(proven.value);
    }
    if (!(await challenges.take(tokenHash))) return refused(codeRefusals.expired);
    return ok(await this.#begin(person, challenged.scopes, step));
  }

  #auditRefusal({ rootOrgId, organisationId: companyId, userId, name }: StaffMember, step: SecondStep): void {
    const action = 'sign-in.refused';
    this.#parts.events.later({ organisation: `${rootOrgId}/${companyId}`, action }, async () => ({
      action,
      tenant: { rootOrgId, companyId },
      person: { userId, name },
      origin: step.origin,
      detail: { because: step.method === 'passkey' ? 'wrong-passkey' : 'wrong-code', method: step.method },
    }));
  }

  async #begin(
    staff: StaffMember,
    scopes: readonly string[],
    { method, isRemembered, origin, userAgent, deviceCookies }: SecondStep,
  ): Promise<SecondStepAnswer> {
    const { begin, devices, trustedDevices, clock } = this.#parts;
    const now = clock.now();
    const account = devices.accountOf(staff);
    const deviceId = devices.read(deviceCookies, now).find((each) => each.account === account)?.deviceId;
    const detail = { device: deviceId === undefined ? 'new' : 'known', method };
    const begun = await begin.execute({ staff, scopes, origin, userAgent, detail });
    return {
      ...begun,
      deviceCookie: devices.issue(staff, deviceId, now),
      ...(isRemembered && { trustedCookie: trustedDevices.issue(staff, now) }),
    };
  }
}
