import { sql } from 'kysely';
import type { AdminConfigDocument } from '../../../../contract/branding/adminConfig.ts';
import type { OwnerRepository, OwnerState } from '../../../application/companies/OwnerRepository.ts';
import type { Database } from '../connection/Database.ts';
import { BatchLoader } from '../connection/BatchLoader.ts';

type StateRow = {
  readonly nth: number;
  readonly root_org_id: string;
  readonly digest: string;
  readonly current_revision: number | null;
};

export class PostgresOwnerRepository implements OwnerRepository {
  readonly #database: Database;
  readonly #loader = new BatchLoader<string, OwnerState | undefined>((carriers) => this.#findStates(carriers));

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

  findByOrganisation(rootOrgId: string): Promise<{ readonly carrier: string } | undefined> {
    return this.#database.inSystem((trx) =>
      trx.selectFrom('owner').select('carrier').where('root_org_id', '=', rootOrgId).executeTakeFirst(),
    );
  }

  findState(carrier: string): Promise<OwnerState | undefined> {
    return this.#loader.ask(carrier, carrier);
  }

  async #findStates(carriers: readonly string[]): Promise<readonly (OwnerState | undefined)[]> {
    const rows = await this.#database.atOnce(sql<StateRow>`select * from owner_states(${carriers}::text[])`);
    const states = new Map(rows.map((row) => [row.nth, row]));
    return carriers.map((_, index) => {
      const row = states.get(index + 1);
      return row && { rootOrgId: row.root_org_id, digest: row.digest, revision: row.current_revision ?? undefined };
    });
  }
}
