import {
  hasFactor,
  type ProofMethod,
  type SecondFactorMethod,
} from '../../../../src/domain/session/second-factor/secondFactor.ts';
import { passkeyHostOf } from '../../../../src/domain/session/second-factor/passkey.ts';
import type { StoredPasskey, StoredSecondFactor } from './SecondFactorKeeper.ts';

type Passkeys = Pick<StoredSecondFactor, 'passkeys'>;

/** Passkeys that belong to a site. */
export function passkeysAt({ passkeys }: Passkeys, site: string): readonly StoredPasskey[] {
  const host = passkeyHostOf(site);
  return passkeys.filter((passkey) => passkey.host === host);
}

/**
 * Methods for the second step of a sign-in, best first. Empty if the user has no second factor, or only passkeys of other
 * sites.
 */
export const secondFactorMethods = (stored: StoredSecondFactor, site: string): readonly SecondFactorMethod[] =>
  methodsOf(stored, passkeysAt(stored, site).length > 0);

/**
 * Methods with which a signed-in user confirms the identity: the second factor, or else the password. Includes passkeys of
 * other sites, because the call that needs the confirmation does not know the site.
 */
export function proofMethods(
  person: { readonly passwordHash: string | undefined } | undefined,
  stored: StoredSecondFactor,
): readonly ProofMethod[] {
  if (hasFactor(stored)) return methodsOf(stored, stored.passkeys.length > 0);
  return person?.passwordHash === undefined ? [] : ['password'];
}

const methodsOf = (stored: StoredSecondFactor, hasPasskey: boolean): readonly SecondFactorMethod[] => [
  ...(hasPasskey ? (['passkey'] as const) : []),
  ...(stored.totp ? (['totp'] as const) : []),
  ...(hasFactor(stored) && stored.recoveryCodes.left > 0 ? (['recovery-code'] as const) : []),
];
