import { isExternal, type SignInMethod } from './signInMethod.ts';

/** What signing out does beside wiping the session [AU-7]. */
export type SignOut = {
  /** The external provider's own logout is called. */
  readonly callsProvider: boolean;
  /** The provider's page follows; else the person stays here. */
  readonly goesToProvider: boolean;
  readonly messageKey: 'constants.apiErrors.loggedOut' | undefined;
};

/**
 * How a person is signed out. An owner whose single sign-on does not redirect keeps the person here and says that they
 * are signed out; elsewhere the external provider's page says so itself.
 */
export function signOut(method: SignInMethod, singleSignOnNoReDirect: boolean): SignOut {
  const callsProvider = isExternal(method);
  return {
    callsProvider,
    goesToProvider: callsProvider && !singleSignOnNoReDirect,
    messageKey: singleSignOnNoReDirect ? 'constants.apiErrors.loggedOut' : undefined,
  };
}
