import { DEFAULT_ERROR_MESSAGE, knownErrorMessage, type ErrorMessageKey } from '../errors/errorMessages.ts';
import type { AdmissionRefusal } from './admitPerson.ts';

/** Why a sign-in did not come about. */
export type LoginFailure =
  /** The identity provider did not confirm the authorization code. */
  | { readonly kind: 'identity-provider-code' }
  /** The provider came back with an error in the url's hash. */
  | { readonly kind: 'external-error' }
  | AdmissionRefusal
  /** The service's answer; `hadCode` where an authorization code was sent. No status: there was no answer. */
  | {
      readonly kind: 'answer';
      readonly status: number | undefined;
      readonly message: string | undefined;
      readonly hadCode: boolean;
    };

/** What a person is shown, and the case by which error reporting is told of it. Typed credentials are cleared. */
export type LoginRefusal = { readonly messageKey: ErrorMessageKey; readonly reportAs: string };

/** The refusal of a failed sign-in (source, section 8: login error mapping, in its order). */
export function loginRefusal(failure: LoginFailure): LoginRefusal {
  switch (failure.kind) {
    case 'identity-provider-code':
      return { messageKey: 'constants.apiErrors.invalidIDPToken', reportAs: failure.kind };
    case 'external-error':
      return { messageKey: 'constants.apiErrors.loginNotValid', reportAs: failure.kind };
    case 'role-unknown':
    case 'admin-by-external-provider':
      return { messageKey: 'constants.apiErrors.permissions', reportAs: failure.kind };
    case 'company-disabled':
      return { messageKey: 'constants.apiErrors.companyIsDisabled', reportAs: failure.kind };
    case 'answer':
      return answerRefusal(failure);
  }
}

function answerRefusal({ status, message, hadCode }: LoginFailure & { kind: 'answer' }): LoginRefusal {
  const known = knownErrorMessage(message);
  if (known) return { messageKey: known, reportAs: 'known-message' };
  if (status !== 401) return { messageKey: DEFAULT_ERROR_MESSAGE, reportAs: 'unmapped' };
  return hadCode
    ? { messageKey: 'constants.apiErrors.codeExpired', reportAs: 'code-expired' }
    : { messageKey: 'constants.apiErrors.loginNotValid', reportAs: 'not-valid' };
}
