/** Scopes of staff sign-in [AU-2]. */
export const staffScopes = ['returns_portal_service:app:admin', 'prereg:read', 'prereg:write'] as const;

/** Scopes of the admin client's own credentials [AU-15]. */
export const adminClientScopes = [
  'auth_staff_password',
  'auth_refresh_token',
  'authmanagement_staff:password_reset',
  'authmanagement_staff:password_reset_trigger',
  'prereg:write',
  'prereg:read',
  'returns_portal_service:app:admin',
] as const;

export const scopesOf = (text: string): readonly string[] => text.split(' ').filter((scope) => scope !== '');

/** Requested scopes that staff may have [AU-2]. All staff scopes if none is requested (RFC 6749, 3.3). */
export function grantedScopes(requestedScope: string): readonly string[] {
  const requestedScopes = scopesOf(requestedScope);
  return requestedScopes.length === 0 ? staffScopes : staffScopes.filter((scope) => requestedScopes.includes(scope));
}
