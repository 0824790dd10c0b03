import { generateSecret, generateURI, verifySync } from 'otplib';
import type { TotpSecret } from '../../application/session/SecondFactorGateway.ts';
import type { PasskeyOptions } from '../../application/session/BrowserPasskeys.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import { recoveryCodeIn, totpCodeIn } from '../../domain/session/second-factor/codes.ts';
import {
  codeRefusals,
  hasFactor,
  RECOVERY_CODE_COUNT,
  type ProofMethod,
  type SecondFactor,
  type SecondFactorChallenge,
  type SecondFactorMethod,
} from '../../domain/session/second-factor/secondFactor.ts';
import { CHALLENGE_LIFE, STEP_UP_LIFE, TRUSTED_DEVICE_LIFE } from '../../domain/shared/lifetimes.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { DemoPasskeys } from './DemoPasskeys.ts';

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
  readonly passkeys: DemoPasskeys;
  readonly #newSecrets = new Map<string, string>();
  readonly #totps = new Map<string, Totp>();
  readonly #codes = new Map<string, Codes>();
  readonly #usedCodes = new Set<string>();
  readonly #challenges = new Map<string, { readonly userId: string; readonly expiresAt: number }>();
  readonly #trustedUntil = new Map<string, number>();
  readonly #confirmedAt = new Map<string, number>();

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.passkeys = new DemoPasskeys(clock);
  }

  has(userId: string): boolean {
    return hasFactor(this.read(userId));
  }

  read(userId: string): Omit<SecondFactor, 'requiredBy'> {
    const totp = this.#totps.get(userId);
    const { unused = [], createdAt, lastUsedAt } = this.#codes.get(userId) ?? {};
    return {
      passkeys: this.passkeys.of(userId),
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
    return ok(this.#changed(userId));
  }

  addPasskey(userId: string, name: string, credential: string): Result<readonly string[] | undefined, string> {
    const added = this.passkeys.add(userId, name, credential);
    return added.ok ? ok(this.#changed(userId)) : added;
  }

  removeTotp(userId: string): void {
    this.#totps.delete(userId);
    this.#removed(userId);
  }

  removePasskey(userId: string, passkeyId: string): boolean {
    const isRemoved = this.passkeys.change(userId, passkeyId, () => undefined);
    this.#removed(userId);
    return isRemoved;
  }

  /** Creates the recovery codes if the user had none. No browser skips the second step after a change. */
  #changed(userId: string): readonly string[] | undefined {
    this.#trustedUntil.delete(userId);
    return this.#codes.has(userId) ? undefined : this.createCodes(userId);
  }

  #removed(userId: string): void {
    this.#trustedUntil.delete(userId);
    if (!this.has(userId)) this.remove(userId);
  }

  remove(userId: string): void {
    this.passkeys.removeAll(userId);
    for (const entries of [this.#newSecrets, this.#totps, this.#codes, this.#trustedUntil]) entries.delete(userId);
  }

  createCodes(userId: string): readonly string[] {
    const unused = Array.from({ length: RECOVERY_CODE_COUNT }, () => generateSecret().slice(0, RECOVERY_CODE_LENGTH));
    this.#codes.set(userId, { unused, createdAt: this.#clock.now() });
    return unused;
  }

  /** Uses up a code, or the challenge of a passkey. `signIn` is absent if the user is signed in. */
  accept(userId: string, method: SecondFactorMethod, typed: string, signIn?: string): Result<void, CodeRefusal> {
    if (method === 'passkey') return this.passkeys.accept(userId, typed, signIn);
    return method === 'totp' ? this.#acceptTotp(userId, typed) : this.#acceptRecoveryCode(userId, typed);
  }

  /** Challenge for a correct password, or undefined if the user needs no second step. */
  challenge(userId: string, id: string): SecondFactorChallenge | undefined {
    const now = this.#clock.now();
    if (!this.has(userId) || now < (this.#trustedUntil.get(userId) ?? 0)) return undefined;
    const expiresAt = now + CHALLENGE_LIFE;
    this.#challenges.set(id, { userId, expiresAt });
    return { challenge: id, methods: this.#methods(userId), expiresAt };
  }

  requestPasskey(id: string, challenge: string): Result<PasskeyOptions, CodeRefusal> {
    const userId = this.#challenged(id);
    return userId === undefined ? err(codeRefusals.expired) : this.passkeys.request(userId, challenge, id);
  }

  /** Returns the id of the user who completes the second step. */
  complete(id: string, method: SecondFactorMethod, typed: string, remember: boolean): Result<string, CodeRefusal> {
    const userId = this.#challenged(id);
    if (userId === undefined) return err(codeRefusals.expired);
    const accepted = this.accept(userId, method, typed, id);
    if (!accepted.ok) return accepted;
    this.#challenges.delete(id);
    if (remember) this.#trustedUntil.set(userId, this.#clock.now() + TRUSTED_DEVICE_LIFE);
    return ok(userId);
  }

  confirm(userId: string): void {
    this.#confirmedAt.set(userId, this.#clock.now());
  }

  /** Methods to confirm the identity. Undefined if the user did so recently. */
  stepUpMethods(userId: string): readonly ProofMethod[] | undefined {
    const confirmedAt = this.#confirmedAt.get(userId);
    if (confirmedAt !== undefined && this.#clock.now() - confirmedAt < STEP_UP_LIFE) return undefined;
    return this.has(userId) ? this.#methods(userId) : ['password'];
  }

  /** User of an open challenge. */
  #challenged(id: string): string | undefined {
    const challenge = this.#challenges.get(id);
    return challenge && challenge.expiresAt > this.#clock.now() ? challenge.userId : undefined;
  }

  #methods(userId: string): readonly SecondFactorMethod[] {
    const { passkeys, totp, recoveryCodes } = this.read(userId);
    return [
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(totp ? (['totp'] as const) : []),
      ...(recoveryCodes.left > 0 ? (['recovery-code'] as const) : []),
    ];
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
