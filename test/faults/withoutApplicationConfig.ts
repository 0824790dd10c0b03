import type { OwnedDatabase } from '../../server/infrastructure/postgres/connection/Database.ts';
import type { CompanyId } from '../../src/domain/company/companyId.ts';
import { addRevision } from '../support/server/addRevision.ts';

export const withoutApplicationConfig = (
  database: OwnedDatabase,
  tenant: { readonly rootOrgId: string; readonly companyId: CompanyId },
): Promise<void> =>
  addRevision(database, tenant, (present) => {
    const { applicationConfig: _, ...rest } = present;
    return rest;
  });
