import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** One person who may sign in to one organisation. */
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
  /** Whether the person's company may use the product; an owner's own organisation always may. */
  readonly companyEnabled: boolean;
};

/** Looks people up across owners, before a tenant is known. */
export interface StaffDirectory {
  /**
   * Finds a user of `organisationId` by the name that was typed, ignoring case. Searches only the owner `rootOrgId` if it is given.
   * Otherwise, if several owners have the organisation, the first one that knows the name is used. If the organisation
   * has no such user, returns a user of another organisation of the same owner, always the same one.
   */
  findByUsername(organisationId: CompanyId, username: string, rootOrgId?: string): Promise<StaffMember | undefined>;
  /** The owners that have an organisation of the id, the first to claim it first. */
  ownersOf(organisationId: CompanyId): Promise<readonly string[]>;
  /** Of one organisation of one owner alone. */
  findByEmail(rootOrgId: string, organisationId: CompanyId, email: string): Promise<StaffMember | undefined>;
  findById(rootOrgId: string, organisationId: CompanyId, userId: string): Promise<StaffMember | undefined>;
}
