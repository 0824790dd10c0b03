/** Sign-in methods [AU-13]. `identity-provider` is the implicit flow. */
export const signInMethods = ['staff-password', 'identity-provider', 'authorization-code', 'widget-token'] as const;
export type SignInMethod = (typeof signInMethods)[number];

export type LoginConfiguration = {
  readonly externalAuthType: string;
  /** Client id at the provider. Not a secret. */
  readonly key: string;
  readonly grantType: 'external';
  readonly allowedScopes: readonly string[];
};

export type ExternalLogin = LoginConfiguration & {
  readonly authorizationUrl: string;
  readonly logoutUrl?: string | undefined;
};

/** Configuration of the sign-in with a widget token. `origins` may embed the portal. */
export type WidgetLogin = Omit<LoginConfiguration, 'externalAuthType'> & { readonly origins: readonly string[] };

/** Sign-in method of a page: widget token, else external provider (never for admins [AU-11]), else password. */
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

/** True if the provider uses the code flow. Other providers use the implicit flow. */
export const isAnsweredByCode = ({ externalAuthType }: { readonly externalAuthType?: string | undefined }): boolean =>
  externalAuthType === 'AUTHORIZATION_CODE';

export const isExternal = (method: SignInMethod): boolean =>
  method === 'identity-provider' || method === 'authorization-code';

/** External provider of a sign-in page. `undefined` on an owner's pages, which are for admins [AU-11]. */
export const externalLoginAt = (
  owner: { readonly loginWithExternalAuth?: boolean | undefined; readonly externalLogin?: ExternalLogin | undefined },
  companyId: string | undefined,
): ExternalLogin | undefined =>
  companyId !== undefined && owner.loginWithExternalAuth === true ? owner.externalLogin : undefined;
