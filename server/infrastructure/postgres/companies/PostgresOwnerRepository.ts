import type { AdminConfigDocument } from '../../../../contract/branding/adminConfig.ts';
import type { OwnerRepository } from '../../../application/companies/OwnerRepository.ts';
import type { Database } from '../connection/Database.ts';

export class PostgresOwnerRepository implements OwnerRepository {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async findByCarrier(
    carrier: string,
  ): Promise<{ readonly rootOrgId: string; readonly adminConfig: AdminConfigDocument } | undefined> {
    const row = await this.#database.inSystem((trx) =>
      trx.selectFrom('owner').selectAll().where('carrier', '=', carrier).executeTakeFirst(),
    );
    return row && { rootOrgId: row.root_org_id, adminConfig: row.admin_config as AdminConfigDocument };
  }
}
