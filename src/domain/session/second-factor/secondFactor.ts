import type { Passkey } from './passkey.ts';

/** Second step of sign-in. `totp`: a code of an authenticator app (RFC 6238). */
export type SecondFactorMethod = 'passkey' | 'totp' | 'recovery-code';

/** Ways in which a signed-in user confirms the identity. */
export type ProofMethod = 'password' | SecondFactorMethod;

/** Challenge for the second step of sign-in, after a correct password. */
export type SecondFactorChallenge = {
  readonly challenge: string;
  /** Best method first. Empty if the user's passkeys belong to other hosts, and the user has no other method. */
  readonly methods: readonly SecondFactorMethod[];
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
};

/** Second factor of a user, as shown on the account page. Times are milliseconds since 1970-01-01 UTC. */
export type SecondFactor = {
  /** The party that requires a second factor of this user. Absent if it is optional. */
  readonly requiredBy?: 'platform' | 'owner' | undefined;
  readonly totp?: { readonly addedAt: number; readonly lastUsedAt?: number | undefined } | undefined;
  readonly passkeys: readonly Passkey[];
  readonly recoveryCodes: {
    readonly left: number;
    readonly createdAt?: number | undefined;
    readonly lastUsedAt?: number | undefined;
  };
};

export const RECOVERY_CODE_COUNT = 10;

/** Reasons why a proof is refused, as text keys. `expired`: the password must be entered again. */
export const codeRefusals = {
  wrong: 'signInSecurity.refused.wrongCode',
  used: 'signInSecurity.refused.usedCode',
  expired: 'signInSecurity.refused.expired',
  passkey: 'signInSecurity.refused.passkey',
} as const;

/** Why a second factor cannot be removed, as a text key. */
export const REQUIRED_FACTOR = 'signInSecurity.refused.required';

/** Why a passkey cannot be added, as a text key: its challenge has expired, or the response of the browser is invalid. */
export const PASSKEY_NOT_ADDED = 'signInSecurity.refused.passkeyNotAdded';

type Factors = { readonly totp?: unknown; readonly passkeys: readonly unknown[] };

const factorCount = ({ totp, passkeys }: Factors): number => passkeys.length + (totp === undefined ? 0 : 1);

/** Whether the user has a second factor. Recovery codes only replace one. */
export const hasFactor = (factors: Factors): boolean => factorCount(factors) > 0;

export const isLastFactor = (factors: Factors): boolean => factorCount(factors) === 1;

/** Whether a factor may be removed. The last one may not if a second factor is required of the user. */
export const canRemoveFactor = (factors: Factors & Pick<SecondFactor, 'requiredBy'>): boolean =>
  factors.requiredBy === undefined || !isLastFactor(factors);
