/** Second step of sign-in. `totp`: a code of an authenticator app (RFC 6238). */
export type SecondFactorMethod = 'totp' | 'recovery-code';

/** Ways in which a signed-in user confirms the identity. */
export type ProofMethod = 'password' | SecondFactorMethod;

/** Challenge for the second step of sign-in, after a correct password. */
export type SecondFactorChallenge = {
  readonly challenge: string;
  readonly methods: readonly SecondFactorMethod[];
  /** Milliseconds since 1970-01-01 UTC. */
  readonly expiresAt: number;
};

/** Second factor of a user, as shown on the account page. Times are milliseconds since 1970-01-01 UTC. */
export type SecondFactor = {
  /** The party that requires a second factor of this user. Absent if it is optional. */
  readonly requiredBy?: 'platform' | 'owner' | undefined;
  readonly totp?: { readonly addedAt: number; readonly lastUsedAt?: number | undefined } | undefined;
  readonly recoveryCodes: {
    readonly left: number;
    readonly createdAt?: number | undefined;
    readonly lastUsedAt?: number | undefined;
  };
};

export const RECOVERY_CODE_COUNT = 10;

/** Reasons why a code is refused, as text keys. `expired`: the password must be entered again. */
export const codeRefusals = {
  wrong: 'signInSecurity.refused.wrongCode',
  used: 'signInSecurity.refused.usedCode',
  expired: 'signInSecurity.refused.expired',
} as const;

/** Why a second factor cannot be removed, as a text key. */
export const REQUIRED_FACTOR = 'signInSecurity.refused.required';
