import type { ProofMethod, SecondFactorMethod } from '../../../../src/domain/session/second-factor/secondFactor.ts';
import type { StoredSecondFactor } from './SecondFactorKeeper.ts';

/** Methods for the second step of a sign-in. Empty if the user has no second factor. */
export const secondFactorMethods = ({ totp, recoveryCodes }: StoredSecondFactor): readonly SecondFactorMethod[] => [
  ...(totp ? (['totp'] as const) : []),
  ...(totp && recoveryCodes.left > 0 ? (['recovery-code'] as const) : []),
];

/** Methods with which a signed-in user confirms the identity: the second factor, or else the password. */
export function proofMethods(
  person: { readonly passwordHash: string | undefined } | undefined,
  stored: StoredSecondFactor,
): readonly ProofMethod[] {
  const methods = secondFactorMethods(stored);
  if (methods.length > 0) return methods;
  return person?.passwordHash === undefined ? [] : ['password'];
}
