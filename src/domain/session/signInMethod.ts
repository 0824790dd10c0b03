/** The four ways to sign in [AU-13]. `identity-provider` answers in the url's hash. */
export const signInMethods = ['staff-password', 'identity-provider', 'authorization-code', 'widget-token'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** How an owner signs its merchants in [AU-13]. */
export type LoginConfiguration = {
  /** `AUTHORIZATION_CODE`, or the name of an identity provider. */
  readonly externalAuthType: string;
  /** Names this product at the provider; proves nothing. */
  readonly key: string;
  readonly grantType: string;
  readonly allowedScopes: readonly string[];
};

/**
 * The method of a page: the widget's token wins within its frame, then the external provider, else the password. An
 * admin's page knows no external provider [AU-11].
 */
export function signInMethod(page: {
  readonly isAdminPage: boolean;
  readonly hasWidgetToken: boolean;
  readonly loginWithExternalAuth: boolean;
  readonly externalAuthType?: string | undefined;
}): SignInMethod {
  if (page.hasWidgetToken) return 'widget-token';
  if (page.isAdminPage || !page.loginWithExternalAuth) return 'staff-password';
  return page.externalAuthType === 'AUTHORIZATION_CODE' ? 'authorization-code' : 'identity-provider';
}

/** Whether another site vouches for the person. */
export const isExternal = (method: SignInMethod): boolean =>
  method === 'identity-provider' || method === 'authorization-code';
