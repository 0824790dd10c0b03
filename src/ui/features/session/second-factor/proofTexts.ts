import { recoveryCodeIn, totpCodeIn } from '../../../../domain/session/second-factor/codes.ts';
import type { ProofMethod, SecondFactorMethod } from '../../../../domain/session/second-factor/secondFactor.ts';

/** Texts of the screens on which a code is entered. */
export const codeTexts = {
  totp: {
    title: 'signInSecurity.step.code.title',
    description: 'signInSecurity.step.code.description',
    label: 'signInSecurity.step.code.label',
    format: 'signInSecurity.step.code.format',
  },
  'recovery-code': {
    title: 'signInSecurity.step.recovery.title',
    description: 'signInSecurity.step.recovery.description',
    label: 'signInSecurity.step.recovery.label',
    format: 'signInSecurity.step.recovery.format',
  },
} as const satisfies Record<SecondFactorMethod, object>;

/** Returns the error of a code with the wrong length or wrong characters. A password is never checked here. */
export function checkProof(method: ProofMethod, typed: string) {
  if (method === 'password') return undefined;
  const code = method === 'totp' ? totpCodeIn(typed) : recoveryCodeIn(typed);
  return code === undefined ? codeTexts[method].format : undefined;
}
