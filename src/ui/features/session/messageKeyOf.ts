import type { SignInError } from '../../../application/session/SignIn.ts';
import { DEFAULT_ERROR_MESSAGE } from '../../../domain/errors/defaultErrorMessage.ts';
import type { ErrorMessageKey } from '../../../domain/errors/errorMessages.ts';

type SignInMessageKey = 'signIn.otherAddress' | ErrorMessageKey;

/** A message of the catalogue [AU-14]. */
export function messageKeyOf(error: SignInError): SignInMessageKey {
  switch (error.kind) {
    case 'not-valid':
      return 'constants.apiErrors.loginNotValid';
    case 'other-address':
      return 'signIn.otherAddress';
    case 'not-confirmed':
      return 'constants.apiErrors.invalidIDPToken';
    case 'code-expired':
      return 'constants.apiErrors.codeExpired';
    case 'kept-nothing':
      return 'signIn.keptNothing';
    case 'permissions':
      return 'constants.apiErrors.permissions';
    case 'company-disabled':
      return 'constants.apiErrors.companyIsDisabled';
    case 'told':
      return error.message;
    case 'throttled':
    case 'failed':
      return DEFAULT_ERROR_MESSAGE;
    default:
      return error satisfies never;
  }
}
