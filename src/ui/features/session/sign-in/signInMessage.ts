import type { SignInError } from '../../../../application/session/SignIn.ts';
import { codeRefusals } from '../../../../domain/session/second-factor/secondFactor.ts';
import { DEFAULT_ERROR_MESSAGE } from '../../../../domain/errors/defaultErrorMessage.ts';
import type { ErrorMessageKey } from '../../../../domain/errors/errorMessages.ts';
import type { TFunction } from 'i18next';
import type { FormMessage } from '../../../shared/forms/formMessage.ts';
import type { Interruption } from '../../../../domain/session/sessionState.ts';

type SignInMessageKey =
  | 'signIn.otherAddress'
  | 'signInSecurity.refused.passkeyCancelled'
  | (typeof codeRefusals)[keyof typeof codeRefusals]
  | ErrorMessageKey;

/** Returns the key of the message for an error, from the message catalogue [AU-14]. */
function messageKeyOf(error: SignInError): SignInMessageKey {
  switch (error.kind) {
    case 'not-valid':
      return 'constants.apiErrors.loginNotValid';
    case 'other-address':
      return 'signIn.otherAddress';
    case 'wrong-code':
      return codeRefusals.wrong;
    case 'used-code':
      return codeRefusals.used;
    case 'passkey-cancelled':
      return 'signInSecurity.refused.passkeyCancelled';
    case 'passkey-failed':
      return codeRefusals.passkey;
    case 'challenge-expired':
      return codeRefusals.expired;
    case 'not-confirmed':
      return 'constants.apiErrors.invalidIDPToken';
    case 'code-expired':
      return 'constants.apiErrors.codeExpired';
    case 'not-stored':
      return 'signIn.keptNothing';
    case 'permissions':
      return 'constants.apiErrors.permissions';
    case 'company-disabled':
      return 'constants.apiErrors.companyIsDisabled';
    case 'message':
      return error.message;
    // The sign-in page shows the second step. Other methods of sign-in have none.
    case 'second-factor':
    case 'throttled':
    case 'failed':
      return DEFAULT_ERROR_MESSAGE;
    default:
      return error satisfies never;
  }
}

/** Failures with a more specific text. The titles of these failures have no full stop. */
const shownKinds = ['unreachable', 'timed-out', 'unavailable'] as const;

/** Returns the message for a refused sign-in. For known failures, it adds the reason to the default message [AU-14]. */
export function signInMessageOf(error: SignInError, t: TFunction): Exclude<FormMessage, string> {
  const key = messageKeyOf(error);
  // The default message already asks the user to try again.
  if (error.kind === 'throttled')
    return { key: 'common.inARow', values: { first: t(key), second: t('signIn.tooManyAttempts') } };
  const kind = shownKinds.find((each) => error.kind === 'failed' && error.failure.kind === each);
  return kind ? { key: 'common.twoSentences', values: { first: t(`errors.${kind}.title`), second: t(key) } } : { key };
}

/** Text keys for reasons of an ended session that the service reports. */
export const endReasonKeys = {
  'ended-elsewhere': 'session.why.elsewhere',
  'password-changed': 'session.why.passwordChanged',
  copied: 'session.why.copied',
  disabled: 'session.why.disabled',
} as const satisfies Partial<Record<Interruption, string>>;
