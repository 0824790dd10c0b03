import type { AllowedRoles } from './role.ts';

/** What a role may allow beside looking: to change what is pending, to make it live, to say who may sign in. */
export const rights = ['edit', 'publish', 'people'] as const;
export type Right = (typeof rights)[number];

/** Whether somebody with these roles may do something. Roles that let nobody in give nothing. */
export const may = (
  right: Right,
  roles: readonly string[],
  { admin, merchant, rights: stated }: AllowedRoles,
): boolean => roles.some((role) => [...admin, ...merchant].includes(role) && (stated?.[role]?.includes(right) ?? true));
