import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { PostgresUnitOfWork } from '../../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** A revision of a company as it is kept, secrets and all; the current one unless another is named. */
export const storedRevision = (
  database: OwnedDatabase,
  tenant: { readonly rootOrgId: string; readonly companyId: CompanyId },
  revision?: number,
): Promise<MerchantConfigDocument> =>
  // Of its own, so that nothing is answered from memory.
  new PostgresUnitOfWork(database).inTenant(tenant, async ({ companies }) => {
    const company = await companies.find(tenant.companyId);
    return companies.readRevision(tenant.companyId, revision ?? company?.currentRevision ?? 0);
  });
