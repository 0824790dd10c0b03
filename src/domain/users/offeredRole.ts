import { may, rights, type Right } from '../session/rights.ts';
import type { AllowedRoles } from '../session/role.ts';

export type OfferedRole = { readonly role: string; readonly rights: readonly Right[] };

export const offeredRole = (role: string, allowed: AllowedRoles): OfferedRole => ({
  role,
  rights: rights.filter((right) => may(right, [role], allowed)),
});

export const lowestRole = (offered: readonly OfferedRole[]): OfferedRole | undefined =>
  offered.toSorted((left, right) => left.rights.length - right.rights.length)[0];

/** Highest right of a role. It selects the text that describes the role. */
export const scopeOfRole = ({ rights: roleRights }: OfferedRole): Right | 'none' =>
  rights.findLast((right) => roleRights.includes(right)) ?? 'none';
