import type { Clock } from '../../../../src/application/shared/Clock.ts';
import { WRONG_PASSWORD } from '../../../../src/domain/session/accountRules.ts';
import { recoveryCodeIn, totpCodeIn } from '../../../../src/domain/session/second-factor/codes.ts';
import { isCounterReversed, passkeyHostOf } from '../../../../src/domain/session/second-factor/passkey.ts';
import { codeRefusals, type ProofMethod } from '../../../../src/domain/session/second-factor/secondFactor.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { SecurityEvents } from '../../audit/SecurityEvents.ts';
import { BUSY_RETRY_SECONDS, busy, type ServiceFailure } from '../../shared/failure.ts';
import type { LaneQueue } from '../../shared/LaneQueue.ts';
import type { RequestOrigin } from '../../shared/Principal.ts';
import type { UnitOfWork } from '../../shared/UnitOfWork.ts';
import type { KnownDevices } from '../sign-in/KnownDevices.ts';
import { networkOf } from '../sign-in/networkOf.ts';
import type { PasswordVerifier } from '../sign-in/PasswordVerifier.ts';
import type { SignInThrottle } from '../sign-in/SignInThrottle.ts';
import type { StaffMember } from '../StaffDirectory.ts';
import type { PasskeyCeremonies } from './PasskeyCeremonies.ts';
import type { RecoveryCodes } from './RecoveryCodes.ts';
import { passkeysAt } from './proofMethods.ts';
import type { TotpCodes } from './TotpCodes.ts';
import type { TotpSeal } from './TotpSeal.ts';

export type IdentityProof = {
  readonly person: StaffMember;
  readonly method: ProofMethod;
  /** Password, code, or the response of a browser to the request for a passkey. */
  readonly proof: string;
  readonly origin: RequestOrigin;
  /** Values of the cookies that identify known devices. They are untrusted. */
  readonly deviceCookies: readonly string[];
  readonly site: PasskeyContext;
};

/** Context in which a passkey is used. */
export type PasskeyContext = {
  /** Web origin of the site that the user opened. */
  readonly origin: string;
  /** The sign-in or the session that requested the challenge of the passkey. */
  readonly boundTo: string;
  /** Writes a warning to the log. */
  readonly warn: (message: string) => void;
};

/** Reason why a proof is refused, as a text key. */
export type ProofRefusal = typeof WRONG_PASSWORD | (typeof codeRefusals)['wrong' | 'used' | 'passkey'];

export type ProveIdentityParts = {
  readonly passwords: PasswordVerifier;
  readonly totp: TotpCodes;
  readonly totpSeal: TotpSeal;
  readonly recoveryCodes: RecoveryCodes;
  readonly ceremonies: Pick<PasskeyCeremonies, 'verifyUse'>;
  readonly throttle: SignInThrottle;
  readonly devices: KnownDevices;
  /** Queue of the sign-in, because passwords and recovery codes are costly to verify. */
  readonly queue: LaneQueue;
  readonly unitOfWork: UnitOfWork;
  readonly events: SecurityEvents;
  readonly clock: Clock;
};

const refusalOf = {
  password: WRONG_PASSWORD,
  passkey: codeRefusals.passkey,
  totp: codeRefusals.wrong,
  'recovery-code': codeRefusals.wrong,
} as const satisfies Record<ProofMethod, ProofRefusal>;

/**
 * Verifies a password, a code or a passkey. Each code and each challenge is valid once. Wrong proofs are throttled like wrong passwords at sign-in.
 * While an account is locked, every proof is refused as wrong.
 */
export class ProveIdentity {
  readonly #parts: ProveIdentityParts;

  constructor(parts: ProveIdentityParts) {
    this.#parts = parts;
  }

  /** Returns the reason if the proof is refused, or `undefined` if it is accepted. */
  async execute(proof: IdentityProof): Promise<Result<ProofRefusal | undefined, ServiceFailure>> {
    const { queue } = this.#parts;
    const { person, origin } = proof;
    const deviceId = this.#deviceOf(proof);
    const place = {
      lane: deviceId === undefined ? 'others' : 'known devices',
      share: deviceId ?? networkOf(origin.address),
      // Run one attempt per account at a time, because an unfinished attempt counts as a failure (`begin`).
      alone: `${person.rootOrgId}\n${person.organisationId}\n${person.userId}`,
    };
    const outcome = await queue.run(place, () => this.#attempt(proof, deviceId));
    if (outcome.ok) return outcome.value;
    return err({
      kind: outcome.error.full === 'share' ? 'throttled' : 'unavailable',
      retryAfterSeconds: BUSY_RETRY_SECONDS,
    });
  }

  async #attempt(
    proof: IdentityProof,
    deviceId: string | undefined,
  ): Promise<Result<ProofRefusal | undefined, ServiceFailure>> {
    const { throttle, clock } = this.#parts;
    const { person, origin, method } = proof;
    const { rootOrgId, organisationId, email } = person;
    const isForCode = method !== 'password';
    const attempt = {
      rootOrgId,
      organisationId,
      username: email,
      address: networkOf(origin.address),
      deviceId,
      ...(isForCode && { isForCode }),
    };
    const verdict = await throttle.begin(attempt, clock.now());
    if (verdict.kind === 'address-blocked')
      return err({ kind: 'throttled', retryAfterSeconds: verdict.retryAfterSeconds });
    if (verdict.kind === 'busy') return err(busy);
    if (verdict.kind === 'locked') return ok(refusalOf[method]);
    const refusal = await this.#verify(proof);
    if (refusal === undefined) await throttle.succeeded(attempt, clock.now());
    else await throttle.failed(attempt, clock.now());
    return ok(refusal);
  }

  async #verify(proof: IdentityProof): Promise<ProofRefusal | undefined> {
    const { passwords } = this.#parts;
    switch (proof.method) {
      case 'password':
        return (await passwords.verify(proof.person.passwordHash, proof.proof)) ? undefined : WRONG_PASSWORD;
      case 'passkey':
        return this.#verifyPasskey(proof);
      case 'totp':
        return this.#verifyTotp(proof);
      case 'recovery-code':
        return this.#verifyRecoveryCode(proof);
    }
  }

  async #verifyPasskey({ person, proof, site }: IdentityProof): Promise<ProofRefusal | undefined> {
    const { ceremonies, unitOfWork, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId } = person;
    const tenant = { rootOrgId, companyId };
    const now = clock.now();
    const { challenge, passkeys } = await unitOfWork.inTenant(
      tenant,
      async ({ secondFactors }) => ({
        challenge: await secondFactors.takeChallenge(companyId, userId, site.boundTo, now),
        passkeys: passkeysAt(await secondFactors.find(companyId, userId), site.origin),
      }),
      'sessions',
    );
    const host = passkeyHostOf(site.origin);
    if (challenge === undefined || host === undefined) return codeRefusals.passkey;
    const used = await ceremonies.verifyUse(proof, { site: site.origin, host, challenge, passkeys });
    if (!used) return codeRefusals.passkey;
    const { passkey, counter } = used;
    // Only warn, because some authenticators report wrong counters, and the password was correct.
    if (isCounterReversed(passkey.counter, counter))
      site.warn(`the counter of a passkey went from ${passkey.counter} to ${counter}: it may have been copied`);
    const { factorId } = passkey;
    const isStored = await unitOfWork.inTenant(
      tenant,
      ({ secondFactors }) => secondFactors.usePasskey(companyId, userId, { factorId, counter, now }),
      'sessions',
    );
    return isStored ? undefined : codeRefusals.passkey;
  }

  async #verifyTotp({ person, proof }: IdentityProof): Promise<ProofRefusal | undefined> {
    const { totp, totpSeal, unitOfWork, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId } = person;
    const app = (await this.#stored(person)).totp;
    const code = totpCodeIn(proof);
    if (!app || code === undefined) return codeRefusals.wrong;
    const { factorId } = app;
    const owner = { rootOrgId, companyId, userId, factorId };
    const secret = totpSeal.open(app.sealed, owner);
    if (secret === undefined) return codeRefusals.wrong;
    const now = clock.now();
    const step = totp.stepOf(secret, code, now);
    if (step === undefined) return codeRefusals.wrong;
    // Encrypt the secret with the newest key, so that older keys can be deleted later.
    const sealed = totpSeal.seal(secret, owner);
    const isFirstUse = await unitOfWork.inTenant(
      { rootOrgId, companyId },
      ({ secondFactors }) => secondFactors.useStep(companyId, userId, { factorId, step, now, sealed }),
      'sessions',
    );
    return isFirstUse ? undefined : codeRefusals.used;
  }

  async #verifyRecoveryCode({ person, proof, origin }: IdentityProof): Promise<ProofRefusal | undefined> {
    const { recoveryCodes, events, clock } = this.#parts;
    const { rootOrgId, organisationId: companyId, userId, name } = person;
    const { salt } = (await this.#stored(person)).recoveryCodes;
    const code = recoveryCodeIn(proof);
    if (!salt || code === undefined) return codeRefusals.wrong;
    const codeHash = await recoveryCodes.hash(code, salt);
    const event = { action: 'recovery-code.used', tenant: { rootOrgId, companyId }, person: { userId, name } } as const;
    let refusal: ProofRefusal | undefined;
    await events.with({ ...event, origin }, async ({ secondFactors }) => {
      const outcome = await secondFactors.useCode(companyId, userId, codeHash, clock.now());
      refusal = outcome === 'accepted' ? undefined : codeRefusals[outcome];
      return refusal === undefined ? true : undefined;
    });
    return refusal;
  }

  #stored({ rootOrgId, organisationId: companyId, userId }: StaffMember) {
    return this.#parts.unitOfWork.inTenant({ rootOrgId, companyId }, ({ secondFactors }) =>
      secondFactors.find(companyId, userId),
    );
  }

  /** ID of the known device. A device cookie counts only for the account for which it was issued. */
  #deviceOf({ person, deviceCookies }: IdentityProof): string | undefined {
    const { devices, clock } = this.#parts;
    const account = devices.accountOf(person);
    return devices.read(deviceCookies, clock.now()).find((each) => each.account === account)?.deviceId;
  }
}
