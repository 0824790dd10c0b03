export type Role = 'admin' | 'merchant' | 'unknown';

/** The rights of each role, by its name; one of which nothing is stated may do everything. */
export type RoleRights = Readonly<Record<string, readonly string[]>>;

export type AllowedRoles = {
  readonly admin: readonly string[];
  readonly merchant: readonly string[];
  /** What those of them may do that may not do everything. */
  readonly rights?: RoleRights | undefined;
};

/** Exactly one of the two lists must match; both or neither is unknown, and rejected [AU-9]. */
export function roleOf(roles: readonly string[], allowed: AllowedRoles): Role {
  const isAdmin = roles.some((role) => allowed.admin.includes(role));
  const isMerchant = roles.some((role) => allowed.merchant.includes(role));
  if (isAdmin === isMerchant) return 'unknown';
  return isAdmin ? 'admin' : 'merchant';
}
