import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { LinkHolder, PasswordLinks } from '../../../application/users/PasswordLinks.ts';
import type { Database } from '../connection/Database.ts';

export class PostgresPasswordLinks implements PasswordLinks {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async find(tokenHash: string, now: number): Promise<LinkHolder | undefined> {
    const row = await this.#database.inSystem((trx) =>
      trx
        .selectFrom('password_link')
        .select(['root_org_id', 'organisation_id', 'user_id'])
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', new Date(now))
        .executeTakeFirst(),
    );
    return row && { rootOrgId: row.root_org_id, organisationId: row.organisation_id as CompanyId, userId: row.user_id };
  }

  async purge(now: number): Promise<void> {
    await this.#database.inSystem((trx) =>
      trx.deleteFrom('password_link').where('expires_at', '<=', new Date(now)).execute(),
    );
  }
}
