/** The four ways to sign in [AU-13]. `identity-provider` answers in the url's hash. */
export const signInMethods = ['staff-password', 'identity-provider', 'authorization-code', 'widget-token'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** How an owner signs its merchants in [AU-13]. */
export type LoginConfiguration = {
  readonly externalAuthType: string;
  /** Names this product at the provider; proves nothing. */
  readonly key: string;
  readonly grantType: string;
  readonly allowedScopes: readonly string[];
};

/** The owner's external provider, where the page sends people to. */
export type ExternalLogin = LoginConfiguration & {
  readonly authorizationUrl: string;
  /** Where a person's sign-in with the provider ends too. */
  readonly logoutUrl?: string | undefined;
};

/** The sites that may frame the portal, by origin, and how their tokens are exchanged. */
export type WidgetLogin = Omit<LoginConfiguration, 'externalAuthType'> & { readonly origins: readonly string[] };

/** The widget's token within its frame, else the external provider, which no admin's page knows [AU-11], else the password. */
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

export const isExternal = (method: SignInMethod): boolean =>
  method === 'identity-provider' || method === 'authorization-code';
