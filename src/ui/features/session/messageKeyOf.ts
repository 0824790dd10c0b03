import type { SignInError } from '../../../application/session/SignIn.ts';

type SignInMessageKey =
  | 'signIn.otherAddress'
  | 'constants.apiErrors.loginNotValid'
  | 'constants.apiErrors.invalidIDPToken'
  | 'constants.apiErrors.codeExpired'
  | 'constants.apiErrors.permissions'
  | 'constants.apiErrors.companyIsDisabled'
  | 'constants.apiErrors.default'
  | 'signIn.throttled'
  | 'errors.unreachable.title'
  | 'errors.timed-out.title'
  | 'errors.unavailable.title';

/** The message of a failed sign-in [AU-14]. */
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
    case 'permissions':
      return 'constants.apiErrors.permissions';
    case 'company-disabled':
      return 'constants.apiErrors.companyIsDisabled';
    case 'throttled':
      return 'signIn.throttled';
    case 'failed':
      if (error.failure.kind === 'unreachable') return 'errors.unreachable.title';
      if (error.failure.kind === 'timed-out') return 'errors.timed-out.title';
      return error.failure.kind === 'unavailable' ? 'errors.unavailable.title' : 'constants.apiErrors.default';
    default:
      return error satisfies never;
  }
}
