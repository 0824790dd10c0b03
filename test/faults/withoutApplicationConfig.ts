import type { Tenant } from '../../server/application/shared/Tenant.ts';
import type { Database } from '../../server/infrastructure/postgres/connection/Database.ts';
import { PostgresUnitOfWork } from '../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import type { CompanyId } from '../../src/domain/company/companyId.ts';

/** Adds a revision of a company in which its application configuration was never begun. */
export function withoutApplicationConfig(
  database: Database,
  tenant: Tenant & { readonly companyId: CompanyId },
): Promise<void> {
  return new PostgresUnitOfWork(database).inTenant(tenant, async ({ companies }) => {
    const company = await companies.lock(tenant.companyId);
    if (!company) throw new Error(`${tenant.companyId} is not there.`);
    const revision = company.currentRevision + 1;
    const present = await companies.readRevision(tenant.companyId, company.currentRevision);
    const { applicationConfig: _, ...document } = present;
    await companies.publish(tenant.companyId, { revision, document, publishId: `bare-${revision}`, publishedAt: 0 });
  });
}
