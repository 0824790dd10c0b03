import { sql } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { ENDED_PREVIEW_LINK_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import type { PreviewLinkHolder, PreviewLinkHolders } from '../../../application/preview-links/PreviewLinkHolders.ts';
import type { Database } from '../connection/Database.ts';

type HolderRow = { readonly root_org_id: string; readonly company_id: string; readonly link_id: string };

export class PostgresPreviewLinkHolders implements PreviewLinkHolders {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  find(tokenHash: string): Promise<PreviewLinkHolder | undefined> {
    return this.#database.inSystem(async (trx) => {
      const { rows } = await sql<HolderRow>`select * from preview_link_holder(${tokenHash})`.execute(trx);
      const [row] = rows;
      return row && { rootOrgId: row.root_org_id, companyId: row.company_id as CompanyId, linkId: row.link_id };
    });
  }
}

/** Deletes snapshots of expired links, and links after `ENDED_PREVIEW_LINK_LIFE`. `now` in ms since 1970-01-01 UTC. */
export const purgePreviewLinks = (database: Database, now: number): Promise<unknown> =>
  database.inUpkeep(async (trx) => {
    await trx.deleteFrom('preview_snapshot').where('expires_at', '<=', new Date(now)).execute();
    await trx
      .deleteFrom('preview_link')
      .where('expires_at', '<=', new Date(now - ENDED_PREVIEW_LINK_LIFE))
      .execute();
  });
