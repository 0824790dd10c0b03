import { isExternal, type SignInMethod } from './signInMethod.ts';

/** What signing out does beside wiping the session [AU-7]. */
export type SignOut = {
  readonly callsProvider: boolean;
  readonly goesToProvider: boolean;
  readonly messageKey: 'constants.apiErrors.loggedOut' | undefined;
};

/** An owner whose single sign-on does not redirect keeps the person here and says that they are signed out [BN-4]. */
export function signOut(method: SignInMethod, singleSignOnNoReDirect: boolean): SignOut {
  const callsProvider = isExternal(method);
  return {
    callsProvider,
    goesToProvider: callsProvider && !singleSignOnNoReDirect,
    messageKey: singleSignOnNoReDirect ? 'constants.apiErrors.loggedOut' : undefined,
  };
}
