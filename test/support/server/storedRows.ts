import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';

/** Entries of a company's audit log, oldest first. */
export const auditOf = (database: OwnedDatabase, companyId: string) =>
  database.inMaintenance((trx) =>
    trx.selectFrom('audit').selectAll().where('company_id', '=', companyId).orderBy('sequence').execute(),
  );

/** Usage that counts towards the quotas of a company. */
export const usageOf = (database: OwnedDatabase, companyId: string) =>
  database.inMaintenance((trx) =>
    trx.selectFrom('merchant_usage').selectAll().where('company_id', '=', companyId).executeTakeFirst(),
  );
