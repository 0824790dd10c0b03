import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import type { StaffDirectory } from './StaffDirectory.ts';

/** Owner `rootOrgId` if it has the organisation. If no owner is named, the first one that has it. */
export async function namedOwner(
  staff: Pick<StaffDirectory, 'ownersOf'>,
  organisationId: CompanyId,
  rootOrgId: string | undefined,
): Promise<string | undefined> {
  const owners = await staff.ownersOf(organisationId);
  return owners.find((owner) => owner === (rootOrgId ?? owner));
}
