import { generateSecret, generateURI, verifySync } from 'otplib';
import type { TotpSecret } from '../../application/session/SecondFactorGateway.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import { recoveryCodeIn, totpCodeIn } from '../../domain/session/second-factor/codes.ts';
import {
  codeRefusals,
  RECOVERY_CODE_COUNT,
  type ProofMethod,
  type SecondFactor,
  type SecondFactorChallenge,
  type SecondFactorMethod,
} from '../../domain/session/second-factor/secondFactor.ts';
import { CHALLENGE_LIFE, STEP_UP_LIFE, TRUSTED_DEVICE_LIFE } from '../../domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';

type Totp = {
  readonly secret: string;
  readonly addedAt: number;
  readonly lastUsedAt?: number;
  readonly lastStep: number;
};
type Codes = { readonly unused: readonly string[]; readonly createdAt: number; readonly lastUsedAt?: number };
type CodeRefusal = (typeof codeRefusals)[keyof typeof codeRefusals];

/** Seconds by which the clock of an authenticator app may differ. */
const TOLERANCE = 30;
const RECOVERY_CODE_LENGTH = 16;

/** Second factors, challenges and confirmed identities of the demo's users. Uses the same codes as a real service. */
export class DemoSecondFactors {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #newSecrets = new Map<string, string>();
  readonly #totps = new Map<string, Totp>();
  readonly #codes = new Map<string, Codes>();
  readonly #usedCodes = new Set<string>();
  readonly #challenges = new Map<string, { readonly userId: string; readonly expiresAt: number }>();
  readonly #trustedUntil = new Map<string, number>();
  readonly #confirmedAt = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  has(userId: string): boolean {
    return this.#totps.has(userId);
  }

  read(userId: string): Omit<SecondFactor, 'requiredBy'> {
    const totp = this.#totps.get(userId);
    const { unused = [], createdAt, lastUsedAt } = this.#codes.get(userId) ?? {};
    return {
      totp: totp && { addedAt: totp.addedAt, lastUsedAt: totp.lastUsedAt },
      recoveryCodes: { left: unused.length, createdAt, lastUsedAt },
    };
  }

  begin(userId: string, issuer: string, label: string): TotpSecret {
    const secret = generateSecret();
    this.#newSecrets.set(userId, secret);
    return { secret, uri: generateURI({ issuer, label, secret }) };
  }

  /** Turns the new app on. Returns recovery codes if the user had none. */
  turnOn(userId: string, typed: string): Result<readonly string[] | undefined, CodeRefusal> {
    const secret = this.#newSecrets.get(userId);
    const lastStep = secret === undefined ? undefined : stepOf(secret, typed, this.#clock.now());
    if (secret === undefined || lastStep === undefined) return err(codeRefusals.wrong);
    this.#newSecrets.delete(userId);
    this.#totps.set(userId, { secret, addedAt: this.#clock.now(), lastStep });
    return ok(this.#codes.has(userId) ? undefined : this.createCodes(userId));
  }

  remove(userId: string): void {
    for (const entries of [this.#newSecrets, this.#totps, this.#codes, this.#trustedUntil]) entries.delete(userId);
  }

  createCodes(userId: string): readonly string[] {
    const unused = Array.from({ length: RECOVERY_CODE_COUNT }, () => generateSecret().slice(0, RECOVERY_CODE_LENGTH));
    this.#codes.set(userId, { unused, createdAt: this.#clock.now() });
    return unused;
  }

  /** Uses up a code. Each code is accepted once. */
  accept(userId: string, method: SecondFactorMethod, typed: string): Result<void, CodeRefusal> {
    return method === 'totp' ? this.#acceptTotp(userId, typed) : this.#acceptRecoveryCode(userId, typed);
  }

  /** Challenge for a correct password, or undefined if the user needs no second step. */
  challenge(userId: string, id: string): SecondFactorChallenge | undefined {
    const now = this.#clock.now();
    if (!this.has(userId) || now < (this.#trustedUntil.get(userId) ?? 0)) return undefined;
    const expiresAt = now + CHALLENGE_LIFE;
    this.#challenges.set(id, { userId, expiresAt });
    return { challenge: id, methods: ['totp', 'recovery-code'], expiresAt };
  }

  /** Returns the id of the user who completes the second step. */
  complete(id: string, method: SecondFactorMethod, typed: string, remember: boolean): Result<string, CodeRefusal> {
    const challenge = this.#challenges.get(id);
    const now = this.#clock.now();
    if (!challenge || challenge.expiresAt <= now) return err(codeRefusals.expired);
    const { userId } = challenge;
    const accepted = this.accept(userId, method, typed);
    if (!accepted.ok) return accepted;
    this.#challenges.delete(id);
    if (remember) this.#trustedUntil.set(userId, now + TRUSTED_DEVICE_LIFE);
    return ok(userId);
  }

  confirm(userId: string): void {
    this.#confirmedAt.set(userId, this.#clock.now());
  }

  /** Methods to confirm the identity. Undefined if the user did so recently. */
  stepUpMethods(userId: string): readonly ProofMethod[] | undefined {
    const confirmedAt = this.#confirmedAt.get(userId);
    if (confirmedAt !== undefined && this.#clock.now() - confirmedAt < STEP_UP_LIFE) return undefined;
    return this.has(userId) ? ['totp', 'recovery-code'] : ['password'];
  }

  #acceptTotp(userId: string, typed: string): Result<void, CodeRefusal> {
    const totp = this.#totps.get(userId);
    const step = totp && stepOf(totp.secret, typed, this.#clock.now());
    if (!totp || step === undefined) return err(codeRefusals.wrong);
    if (step <= totp.lastStep) return err(codeRefusals.used);
    this.#totps.set(userId, { ...totp, lastUsedAt: this.#clock.now(), lastStep: step });
    return ok(undefined);
  }

  #acceptRecoveryCode(userId: string, typed: string): Result<void, CodeRefusal> {
    const codes = this.#codes.get(userId);
    const code = recoveryCodeIn(typed);
    if (code === undefined || !codes) return err(codeRefusals.wrong);
    if (!codes.unused.includes(code))
      return err(this.#usedCodes.has(`${userId} ${code}`) ? codeRefusals.used : codeRefusals.wrong);
    this.#usedCodes.add(`${userId} ${code}`);
    const unused = codes.unused.filter((each) => each !== code);
    this.#codes.set(userId, { ...codes, unused, lastUsedAt: this.#clock.now() });
    return ok(undefined);
  }
}

/** Time step of a code (RFC 6238), or undefined if the code is wrong. `now` is in milliseconds. */
function stepOf(secret: string, typed: string, now: number): number | undefined {
  const token = totpCodeIn(typed);
  if (token === undefined) return undefined;
  const checked = verifySync({ secret, token, epoch: Math.floor(now / 1000), epochTolerance: TOLERANCE });
  return checked.valid && 'timeStep' in checked ? checked.timeStep : undefined;
}
