import type { AllowedRoles } from './role.ts';

/** Rights in addition to reading: edit pending changes, publish, manage users. */
export const rights = ['edit', 'publish', 'people'] as const;
export type Right = (typeof rights)[number];

/** True if one of the roles has the right. Unknown roles have no rights. */
export const may = (
  right: Right,
  roles: readonly string[],
  { admin, merchant, rights: stated }: AllowedRoles,
): boolean => roles.some((role) => [...admin, ...merchant].includes(role) && (stated?.[role]?.includes(right) ?? true));

/** True if `own` has every right of `others`. Users can only grant rights that they have. */
export const reaches = (own: readonly string[], others: readonly string[], allowed: AllowedRoles): boolean =>
  rights.every((right) => may(right, own, allowed) || !may(right, others, allowed));
