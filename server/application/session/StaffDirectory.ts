import type { CompanyId } from '../../../src/domain/company/companyId.ts';

export type StaffMember = {
  readonly userId: string;
  readonly rootOrgId: string;
  readonly organisationId: CompanyId;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly string[];
  /** Absent until an invitation is accepted. */
  readonly passwordHash: string | undefined;
  readonly enabled: boolean;
  /** Whether the company is enabled. Always true for an owner's own organisation. */
  readonly companyEnabled: boolean;
};

export interface StaffDirectory {
  /**
   * Finds a user of `organisationId` by user name, ignoring case, for owner `rootOrgId` if given. If several owners
   * have the organisation, uses the first with such a user. Otherwise returns a user of another organisation of the
   * same owner, always the same one.
   */
  findByUsername(organisationId: CompanyId, username: string, rootOrgId?: string): Promise<StaffMember | undefined>;
  /** Owners with an organisation of this ID, in the order in which they claimed it. */
  ownersOf(organisationId: CompanyId): Promise<readonly string[]>;
  /** Searches only this organisation of this owner. */
  findByEmail(rootOrgId: string, organisationId: CompanyId, email: string): Promise<StaffMember | undefined>;
  findById(rootOrgId: string, organisationId: CompanyId, userId: string): Promise<StaffMember | undefined>;
}

/** Owner `rootOrgId` if it has the organisation. If no owner is named, the first one that has it. */
export async function namedOwner(
  staff: Pick<StaffDirectory, 'ownersOf'>,
  organisationId: CompanyId,
  rootOrgId: string | undefined,
): Promise<string | undefined> {
  const owners = await staff.ownersOf(organisationId);
  return owners.find((owner) => owner === (rootOrgId ?? owner));
}
