import type { Transaction } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { DRAFT_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import type { DraftRepository, SealedDraft } from '../../../application/changes/DraftRepository.ts';
import type { Database } from '../connection/Database.ts';
import { equal, statement } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';

type DraftRow = Pick<Row<'draft'>, 'revision' | 'sealed' | 'edited_at'>;

const FIND = `select revision, sealed, edited_at from draft where root_org_id = $1 and company_id = $2 and user_id = $3`;
const findDraft = statement<DraftRow>(FIND);
const lockDraft = statement<DraftRow>(`${FIND} for update`);
const updateDraft = statement(
  `update draft set revision = $5, sealed = $6, edited_at = $7, bytes = $8
    where root_org_id = $1 and company_id = $2 and user_id = $3 and revision = $4`,
);

const columnsOf = ({ revision, sealed, editedAt }: SealedDraft) => ({
  revision,
  sealed: Buffer.from(sealed),
  bytes: sealed.length,
  edited_at: new Date(editedAt),
});

const draftOf = ([row]: readonly DraftRow[]): SealedDraft | undefined =>
  row && { revision: row.revision, sealed: row.sealed, editedAt: row.edited_at.getTime() };

export class PostgresDraftRepository implements DraftRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async find(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined> {
    const { rows } = await findDraft(this.#trx, this.#rootOrgId, companyId, userId);
    return draftOf(rows);
  }

  async findToReplace(companyId: CompanyId, userId: string): Promise<SealedDraft | undefined> {
    const { rows } = await lockDraft(this.#trx, this.#rootOrgId, companyId, userId);
    return draftOf(rows);
  }

  async findRevisions(
    companyId: CompanyId,
    userIds: readonly string[],
  ): Promise<ReadonlyMap<string, Omit<SealedDraft, 'sealed'>>> {
    const rows = await this.#trx
      .selectFrom('draft')
      .select(['user_id', 'revision', 'edited_at'])
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .where('user_id', 'in', userIds)
      .execute();
    return new Map(
      rows.map(({ user_id: userId, revision, edited_at: editedAt }) => [
        userId,
        { revision, editedAt: editedAt.getTime() },
      ]),
    );
  }

  async replace(
    companyId: CompanyId,
    userId: string,
    revision: string | undefined,
    next: SealedDraft | undefined,
  ): Promise<boolean> {
    if (revision === undefined) return next === undefined || this.#insert(companyId, userId, next);
    await (next === undefined
      ? this.#delete(companyId, userId, revision)
      : this.#update(companyId, userId, revision, next));
    return true;
  }

  async drop(companyId: CompanyId, userId: string): Promise<void> {
    await this.#trx
      .deleteFrom('draft')
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId }))
      .execute();
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
    const { revision: made, sealed, edited_at: editedAt, bytes } = columnsOf(next);
    return updateDraft(this.#trx, this.#rootOrgId, companyId, userId, revision, made, sealed, editedAt, bytes);
  }

  #delete(companyId: CompanyId, userId: string, revision: string): Promise<unknown> {
    return this.#trx
      .deleteFrom('draft')
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId, revision }))
      .execute();
  }
}

/** Deletes drafts that were not edited for `DRAFT_LIFE`. `now` in milliseconds since 1970-01-01 UTC. */
export const purgeDrafts = (database: Database, now: number): Promise<unknown> =>
  database.inUpkeep((trx) =>
    trx
      .deleteFrom('draft')
      .where('edited_at', '<=', new Date(now - DRAFT_LIFE))
      .execute(),
  );
