import { isExternal, type SignInMethod } from './signInMethod.ts';

export type SignOut = {
  readonly callsProvider: boolean;
  readonly goesToProvider: boolean;
  readonly messageKey: 'constants.apiErrors.loggedOut' | undefined;
};

/** Actions of a sign-out. Without a redirect, the user stays on this site and gets a message [BN-4]. */
export function signOut(method: SignInMethod, singleSignOnNoReDirect: boolean): SignOut {
  const callsProvider = isExternal(method);
  return {
    callsProvider,
    goesToProvider: callsProvider && !singleSignOnNoReDirect,
    messageKey: singleSignOnNoReDirect ? 'constants.apiErrors.loggedOut' : undefined,
  };
}
