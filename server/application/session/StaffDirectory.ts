import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type StaffMember = {
  readonly userId: string;
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** Absent until the user accepts the invitation. */
  readonly passwordHash: string | undefined;
  readonly enabled: boolean;
  /** IDs of the confirmed second factors. Empty if the user has none. */
  readonly factorIds: readonly string[];
  readonly companyName?: string | undefined;
  /** Whether the company is enabled. Always true for an owner's own organisation. */
  readonly companyEnabled: boolean;
};

export interface StaffDirectory {
  /**
   * Finds a user of `organisationId` by user name, ignoring case. Searches only owner `rootOrgId` if given. If several
   * owners have the organisation, uses the first owner with such a user. If no user has the name, returns a user of
   * another organisation of the same owner, and always the same user.
   */
  findByUsername(organisationId: CompanyId, username: string, rootOrgId?: string): Promise<StaffMember | undefined>;
  /** Lists the owners that have an organisation with this ID, in the order in which they claimed the ID. */
  ownersOf(organisationId: CompanyId): Promise<readonly string[]>;
  /** Finds a user of this organisation. Unlike `findByUsername`, searches no other organisation. */
  findByEmail(rootOrgId: string, organisationId: CompanyId, email: string): Promise<StaffMember | undefined>;
  findById(rootOrgId: string, organisationId: CompanyId, userId: string): Promise<StaffMember | undefined>;
}

/** Returns `rootOrgId` if that owner has the organisation. Without `rootOrgId`, returns the first owner that has it. */
export async function namedOwner(
  staff: Pick<StaffDirectory, 'ownersOf'>,
  organisationId: CompanyId,
  rootOrgId: string | undefined,
): Promise<string | undefined> {
  const owners = await staff.ownersOf(organisationId);
  return owners.find((owner) => owner === (rootOrgId ?? owner));
}
