export type Role = 'admin' | 'merchant' | 'unknown';

/** Rights by role. A role without an entry has all rights. */
export type RoleRights = Readonly<Record<string, readonly string[]>>;

export type AllowedRoles = {
  readonly admin: readonly string[];
  readonly merchant: readonly string[];
  /** Restricted roles only. */
  readonly rights?: RoleRights | undefined;
};

/** Exactly one list must match; otherwise the user is rejected [AU-9]. */
export function roleOf(roles: readonly string[], allowed: AllowedRoles): Role {
  const isAdmin = roles.some((role) => allowed.admin.includes(role));
  const isMerchant = roles.some((role) => allowed.merchant.includes(role));
  if (isAdmin === isMerchant) return 'unknown';
  return isAdmin ? 'admin' : 'merchant';
}
