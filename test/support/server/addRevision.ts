import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { PostgresUnitOfWork } from '../../../server/infrastructure/postgres/PostgresUnitOfWork.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** Adds a revision of a company without a publish. */
export const addRevision = (
  database: OwnedDatabase,
  tenant: { readonly rootOrgId: string; readonly companyId: CompanyId },
  edit: (present: MerchantConfigDocument) => MerchantConfigDocument,
): Promise<void> =>
  new PostgresUnitOfWork(database).inTenant(tenant, async ({ companies, publishes }) => {
    const company = await companies.lock(tenant.companyId);
    if (!company) throw new Error(`${tenant.companyId} is not there.`);
    const revision = company.currentRevision + 1;
    const document = edit(await companies.readRevision(tenant.companyId, company.currentRevision));
    const publishId = `by-hand-${revision}`;
    const actor = { userId: 'nobody', name: 'Nobody' };
    const base = { publishId, state: 'open' as const, baseRevision: company.currentRevision, changeCount: 0, actor };
    await publishes.open(tenant.companyId, { ...base, leaseExpiresAt: 0, openedAt: 0 }, document, []);
    await companies.publish(tenant.companyId, { revision, document, publishId, publishedAt: 0 });
    await publishes.giveUp(tenant.companyId, publishId, 0);
  });
