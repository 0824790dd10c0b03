import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { PostgresUnitOfWork } from '../../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** A stored revision of a company, including secrets; by default the current one. */
export const storedRevision = (
  database: OwnedDatabase,
  tenant: { readonly rootOrgId: string; readonly companyId: CompanyId },
  revision?: number,
): Promise<MerchantConfigDocument> =>
  // A new unit of work, so that no cache is used.
  new PostgresUnitOfWork(database).inTenant(tenant, async ({ companies }) => {
    const company = await companies.find(tenant.companyId);
    return companies.readRevision(tenant.companyId, revision ?? company?.currentRevision ?? 0);
  });
