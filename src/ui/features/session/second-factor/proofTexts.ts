import { recoveryCodeIn, totpCodeIn } from '../../../../domain/session/second-factor/codes.ts';
import type { ProofMethod, SecondFactorMethod } from '../../../../domain/session/second-factor/secondFactor.ts';

type CodeMethod = Exclude<SecondFactorMethod, 'passkey'>;

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
} as const satisfies Record<CodeMethod, object>;

/** Names of the methods, for the buttons that switch to them. */
export const methodTitles = {
  password: 'signInSecurity.stepUp.password',
  passkey: 'signInSecurity.step.passkey.title',
  totp: codeTexts.totp.title,
  'recovery-code': codeTexts['recovery-code'].title,
} as const satisfies Record<ProofMethod, string>;

/** Returns the error of a code with the wrong length or wrong characters. A password is never checked here. */
function checkProof(method: Exclude<ProofMethod, 'passkey'>, typed: string) {
  return method === 'password' ? undefined : checkCode(method, typed);
}

export function checkCode(method: CodeMethod, typed: string) {
  const code = method === 'totp' ? totpCodeIn(typed) : recoveryCodeIn(typed);
  return code === undefined ? codeTexts[method].format : undefined;
}

/** Rules for `useForm`. A passkey has no field, because the browser requests it. */
export const proofRules = (method: ProofMethod) => ({
  initial: { proof: '' },
  part: method,
  fields:
    method === 'passkey'
      ? []
      : [
          {
            name: 'proof' as const,
            isRequired: true,
            isSecret: true,
            check: (typed: string) => checkProof(method, typed),
          },
        ],
});

/** Label of the button that requests a passkey from the browser. */
export const passkeyLabel = (isWaiting: boolean) =>
  isWaiting ? 'signInSecurity.step.passkey.waiting' : 'signInSecurity.step.passkey.use';
