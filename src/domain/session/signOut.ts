import { isExternal, type SignInMethod } from './signInMethod.ts';

/** [AU-7] */
export type SignOut = {
  readonly callsProvider: boolean;
  readonly goesToProvider: boolean;
  readonly messageKey: 'constants.apiErrors.loggedOut' | undefined;
};

/** Without redirect, users stay here and get a message [BN-4]. */
export function signOut(method: SignInMethod, singleSignOnNoReDirect: boolean): SignOut {
  const callsProvider = isExternal(method);
  return {
    callsProvider,
    goesToProvider: callsProvider && !singleSignOnNoReDirect,
    messageKey: singleSignOnNoReDirect ? 'constants.apiErrors.loggedOut' : undefined,
  };
}
