import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { PostgresUnitOfWork } from '../../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** Reads a stored revision of a company, including secrets. By default, reads the current one. */
export const storedRevision = (
  database: OwnedDatabase,
  tenant: { readonly rootOrgId: string; readonly companyId: CompanyId },
  revision?: number,
): Promise<MerchantConfigDocument> =>
  // Use a new unit of work, because an existing one might have cached the document.
  new PostgresUnitOfWork(database).inTenant(tenant, async ({ companies }) => {
    const company = await companies.find(tenant.companyId);
    return companies.readRevision(tenant.companyId, revision ?? company?.currentRevision ?? 0);
  });
