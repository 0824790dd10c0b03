/** The four ways to sign in [AU-13]. `identity-provider` answers in the url's hash. */
export const signInMethods = ['staff-password', 'identity-provider', 'authorization-code', 'widget-token'] as const;
export type SignInMethod = (typeof signInMethods)[number];

/** How an owner signs its merchants in [AU-13]. */
export type LoginConfiguration = {
  readonly externalAuthType: string;
  /** Names this product at the provider; proves nothing. */
  readonly key: string;
  readonly grantType: 'external';
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
  return isAnsweredByCode(page) ? 'authorization-code' : 'identity-provider';
}

/** Whether a provider answers by code; any other does in the url's hash. */
export const isAnsweredByCode = ({ externalAuthType }: { readonly externalAuthType?: string | undefined }): boolean =>
  externalAuthType === 'AUTHORIZATION_CODE';

export const isExternal = (method: SignInMethod): boolean =>
  method === 'identity-provider' || method === 'authorization-code';

/** The provider that a sign-in page leads to: none on an owner's own, which are its admins' [AU-11]. */
export const externalLoginAt = (
  owner: { readonly loginWithExternalAuth?: boolean | undefined; readonly externalLogin?: ExternalLogin | undefined },
  companyId: string | undefined,
): ExternalLogin | undefined =>
  companyId !== undefined && owner.loginWithExternalAuth === true ? owner.externalLogin : undefined;
