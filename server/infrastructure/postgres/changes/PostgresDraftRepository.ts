import type { Transaction } from 'kysely';
import { DRAFT_LIFE } from '../../../../src/domain/changes/drafts/decideDraft.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { DraftRepository, SealedDraft } from '../../../application/changes/DraftRepository.ts';
import type { Database } from '../connection/Database.ts';
import type { Trailing } from '../connection/Trailing.ts';
import { isNotOutrun } from '../publishing/PostgresIdempotencyKeys.ts';
import type { Row, Tables } from '../Tables.ts';

const columnsOf = ({ revision, sealed, editedAt }: SealedDraft) => ({
  revision,
  sealed: Buffer.from(sealed),
  edited_at: new Date(editedAt),
});

const draftOf = (row: Pick<Row<'draft'>, 'revision' | 'sealed' | 'edited_at'> | undefined): SealedDraft | undefined =>
  row && { revision: row.revision, sealed: row.sealed, editedAt: row.edited_at.getTime() };

export class PostgresDraftRepository implements DraftRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;
  readonly #trailing: Trailing;

  constructor(trx: Transaction<Tables>, rootOrgId: string, trailing: Trailing) {
    this.#trailing = trailing;
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async find(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined> {
    return draftOf(await this.#rowOf(companyId, userId).executeTakeFirst());
  }

  async findToReplace(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined> {
    return draftOf(await this.#rowOf(companyId, userId).where(isNotOutrun).forUpdate().executeTakeFirst());
  }

  #rowOf(companyId: CompanyId, userId: string) {
    return this.#trx
      .selectFrom('draft')
      .select(['revision', 'sealed', 'edited_at'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId);
  }

  async findRevision(companyId: CompanyId, userId: string): Promise<Omit<SealedDraft, 'sealed'> | undefined> {
    const row = await this.#trx
      .selectFrom('draft')
      .select(['revision', 'edited_at'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    return row && { revision: row.revision, editedAt: row.edited_at.getTime() };
  }

  async replace(
    companyId: CompanyId,
    userId: string,
    revision: string | undefined,
    next: SealedDraft | undefined,
  ): Promise<boolean> {
    if (revision === undefined) return next === undefined || this.#insert(companyId, userId, next);
    // What was found is locked: it is there.
    this.#trailing.add(
      next === undefined ? this.#delete(companyId, userId, revision) : this.#update(companyId, userId, revision, next),
    );
    return true;
  }

  async #insert(companyId: CompanyId, userId: string, next: SealedDraft): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.#trx
      .insertInto('draft')
      .values({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId, ...columnsOf(next) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1;
  }

  #update(companyId: CompanyId, userId: string, revision: string, next: SealedDraft): Promise<unknown> {
    return this.#trx
      .updateTable('draft')
      .set(columnsOf(next))
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('revision', '=', revision)
      .execute();
  }

  #delete(companyId: CompanyId, userId: string, revision: string): Promise<unknown> {
    return this.#trx
      .deleteFrom('draft')
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('user_id', '=', userId)
      .where('revision', '=', revision)
      .execute();
  }
}

/** Drops drafts that nobody has edited for 30 days. `now` in milliseconds since 1970-01-01 UTC. */
export const purgeDrafts = (database: Database, now: number): Promise<unknown> =>
  database.inUpkeep((trx) =>
    trx
      .deleteFrom('draft')
      .where('edited_at', '<=', new Date(now - DRAFT_LIFE))
      .execute(),
  );
