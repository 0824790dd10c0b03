export type Role = 'admin' | 'merchant' | 'unknown';

/** Rights of each role. A role without an entry has all rights. */
export type RoleRights = Readonly<Record<string, readonly string[]>>;

export type AllowedRoles = {
  readonly admin: readonly string[];
  readonly merchant: readonly string[];
  readonly rights?: RoleRights | undefined;
};

/** Role of a user. The user's roles must be in exactly one list; otherwise the user is rejected [AU-9]. */
export function roleOf(roles: readonly string[], allowed: AllowedRoles): Role {
  const isAdmin = roles.some((role) => allowed.admin.includes(role));
  const isMerchant = roles.some((role) => allowed.merchant.includes(role));
  if (isAdmin === isMerchant) return 'unknown';
  return isAdmin ? 'admin' : 'merchant';
}
