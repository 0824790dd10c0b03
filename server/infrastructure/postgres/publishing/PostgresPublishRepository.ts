import { sql, type Transaction } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { foldForSearch } from '../../../../src/domain/shared/foldForSearch.ts';
import type { CompletedPublish, Publish } from '../../../../src/domain/publishing/publish.ts';
import type {
  PublishedSince,
  PublishListQuery,
  PublishPerson,
  PublishRepository,
  RecordedChange,
} from '../../../application/publishing/PublishRepository.ts';
import type { ListedPublish } from '../../../application/publishing/publishSummary.ts';
import { json } from '../connection/json.ts';
import type { Row, Tables } from '../Tables.ts';
import { valueHash } from '../../../application/publishing/valueHash.ts';
import { keepAssetUses } from '../companies/assetUses.ts';
import { leftBy } from './leftBy.ts';
import type { LooseDocument, PostgresParts } from './parts/PostgresParts.ts';

// A list names a publish by the first of its changes, and none by a picture or a page of wording.
const FIRST_CHANGES = 100;
const LONGEST_CHANGE = 20_000;

// Never the documents: a list of publishes must not read every draft and change.
const summaryColumns = [
  'publish_id',
  'state',
  'base_revision',
  'revision',
  'change_count',
  'actor_user_id',
  'actor_name',
  'on_behalf_of',
  'note',
  'reverts_kind',
  'reverts_revision',
  'lease_expires_at',
  'opened_at',
  'completed_at',
] as const;

const MOST_PEOPLE = 200;

/** A draft as the release before kept it. */
type WholeDraft = { readonly whole: unknown };

type SummaryRow = Pick<Row<'publish'>, (typeof summaryColumns)[number]>;

/** Changed values that are looked for in one write. */
const MOST_SOUGHT = 1000;

export class PostgresPublishRepository implements PublishRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;
  readonly #parts: PostgresParts;

  constructor(trx: Transaction<Tables>, rootOrgId: string, parts: PostgresParts) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
    this.#parts = parts;
  }

  async find(companyId: CompanyId, publishId: string): Promise<Publish | undefined> {
    const row = await this.#of(companyId).where('publish_id', '=', publishId).select(summaryColumns).executeTakeFirst();
    return row && publishOf(row);
  }

  async findOpen(companyId: CompanyId): Promise<Publish | undefined> {
    const row = await this.#of(companyId).where('state', '=', 'open').select(summaryColumns).executeTakeFirst();
    return row && publishOf(row);
  }

  async list(
    companyId: CompanyId,
    { limit, after, state, filter = {} }: PublishListQuery,
  ): Promise<readonly ListedPublish[]> {
    const rows = await this.#listed(companyId)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'published'))
      .where(leftBy(filter))
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(opened_at, base_revision, publish_id)
            < (${new Date(after?.openedAt ?? 0)}, ${after?.baseRevision}, ${after?.publishId})`,
        ),
      )
      .orderBy('opened_at', 'desc')
      .orderBy('base_revision', 'desc')
      .orderBy('publish_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(listedOf);
  }

  async listByRevision(companyId: CompanyId, revisions: readonly number[]): Promise<readonly ListedPublish[]> {
    const rows = await this.#listed(companyId).where('revision', 'in', revisions).execute();
    return rows.map(listedOf);
  }

  async listPeople(companyId: CompanyId): Promise<readonly PublishPerson[]> {
    const { rows } = await sql<PublishPerson>`
      select actor_user_id as "userId", (array_agg(actor_name order by revision desc))[1] as name
      from publish
      where root_org_id = ${this.#rootOrgId} and company_id = ${companyId} and state = 'published'
      group by actor_user_id
      order by max(revision) desc
      limit ${MOST_PEOPLE}`.execute(this.#trx);
    return rows;
  }

  async listAlike(
    companyId: CompanyId,
    { after, changeCount, limit }: { readonly after: number; readonly changeCount: number; readonly limit: number },
  ): Promise<readonly { readonly revision: number; readonly changes: readonly RecordedChange[] }[]> {
    const rows = await this.#of(companyId)
      .where('revision', '>', after)
      .where('change_count', '=', changeCount)
      .orderBy('revision', 'desc')
      .limit(limit)
      .select(['revision', 'changes'])
      .execute();
    return rows.map(({ revision, changes }) => ({
      revision: revision ?? 0,
      changes: changes as readonly RecordedChange[],
    }));
  }

  async listSince(
    companyId: CompanyId,
    revision: number,
    { limit, keys }: { readonly limit: number; readonly keys: number },
  ): Promise<readonly PublishedSince[]> {
    // By the revisions, whose key orders them; of the changes, never what they hold.
    const rows = await this.#of(companyId)
      .innerJoin('company_revision as made', (join) =>
        join
          .onRef('made.root_org_id', '=', 'publish.root_org_id')
          .onRef('made.company_id', '=', 'publish.company_id')
          .onRef('made.publish_id', '=', 'publish.publish_id'),
      )
      .where('made.revision', '>', revision)
      .orderBy('made.revision', 'desc')
      .limit(limit)
      .select(summaryColumns.map((column) => `publish.${column}` as const))
      .select(
        sql<PublishedSince['changes']>`(
          select coalesce(jsonb_agg(jsonb_build_object('type', change->'type', 'key', change->'key')), '[]')
          from (select change from jsonb_array_elements(publish.changes) as change limit ${keys}) as named)`.as(
          'named',
        ),
      )
      .execute();
    return rows.toReversed().flatMap(({ named, ...row }) => {
      const publish = publishOf(row);
      const { revision: made, completedAt } = publish;
      return made === undefined || completedAt === undefined
        ? []
        : [{ publish: { ...publish, revision: made, completedAt }, changes: named }];
    });
  }

  async readChanges(companyId: CompanyId, publishId: string): Promise<readonly RecordedChange[]> {
    const row = await this.#of(companyId)
      .where('publish_id', '=', publishId)
      .select('changes')
      .executeTakeFirstOrThrow();
    return row.changes as readonly RecordedChange[];
  }

  async readDraft(companyId: CompanyId, publishId: string): Promise<MerchantConfigDocument> {
    const row = await this.#of(companyId)
      .where('publish_id', '=', publishId)
      .where('state', '=', 'open')
      .select('draft')
      .executeTakeFirstOrThrow();
    const draft = row.draft as LooseDocument | WholeDraft;
    const document = 'whole' in draft ? draft.whole : await this.#parts.readLoose(companyId, draft);
    return document as MerchantConfigDocument;
  }

  async open(
    companyId: CompanyId,
    publish: Publish,
    draft: MerchantConfigDocument,
    changes: readonly RecordedChange[],
  ): Promise<void> {
    // It begins as the revision it stands on, whose parts are kept for good: what is written then is small.
    await this.#parts.keep(companyId, draft);
    await this.#trx
      .insertInto('publish')
      .values({
        root_org_id: this.#rootOrgId,
        company_id: companyId,
        publish_id: publish.publishId,
        state: 'open',
        base_revision: publish.baseRevision,
        revision: null,
        draft: json(await this.#parts.loose(companyId, draft)),
        changes: json(changes),
        change_count: publish.changeCount,
        actor_user_id: publish.actor.userId,
        actor_name: publish.actor.name,
        on_behalf_of: publish.onBehalfOf ?? null,
        note: publish.note ?? null,
        note_search: publish.note === undefined ? null : foldForSearch(publish.note),
        reverts_kind: null,
        reverts_revision: null,
        lease_expires_at: new Date(publish.leaseExpiresAt),
        opened_at: new Date(publish.openedAt),
        completed_at: null,
      })
      .execute();
  }

  async writeDraft(
    companyId: CompanyId,
    publishId: string,
    draft: MerchantConfigDocument,
    leaseExpiresAt: number,
  ): Promise<void> {
    const loose = await this.#parts.loose(companyId, draft);
    await keepAssetUses(this.#trx, { rootOrgId: this.#rootOrgId, companyId, publishId }, draft);
    await this.#updateOpen(companyId, publishId, { draft: json(loose), lease_expires_at: new Date(leaseExpiresAt) });
  }

  async complete(
    companyId: CompanyId,
    { publishId, revision, changeCount, completedAt, reverts }: CompletedPublish,
    changes: readonly RecordedChange[],
  ): Promise<void> {
    await this.#updateOpen(companyId, publishId, {
      state: 'published',
      revision,
      draft: null,
      changes: json(changes),
      change_count: changeCount,
      reverts_kind: reverts?.kind ?? null,
      reverts_revision: reverts?.revision ?? null,
      completed_at: new Date(completedAt),
    });
    const hashes = [...new Set(changes.map((change) => valueHash(change, change.originalValue)))];
    if (hashes.length > 0)
      await sql`insert into replaced_value select ${this.#rootOrgId}, ${companyId}, hash, ${revision - 1}
        from unnest(${hashes}::text[]) as hash on conflict do nothing`.execute(this.#trx);
  }

  async findHolding(
    companyId: CompanyId,
    changes: readonly RecordedChange[],
    limit: number,
  ): Promise<readonly number[]> {
    const hashes = changes.slice(0, MOST_SOUGHT).map((change) => valueHash(change, change.value));
    if (hashes.length === 0) return [];
    const { rows } = await sql<{ revision: number }>`
      with held as (select distinct revision from unnest(${hashes}::text[]) as wanted cross join lateral (
        select revision from replaced_value where root_org_id = ${this.#rootOrgId} and company_id = ${companyId}
          and hash = wanted order by revision desc limit ${limit}) as found)
      (select revision from held order by revision limit ${limit}) union
      (select revision from held order by revision desc limit ${limit})`.execute(this.#trx);
    return rows.map(({ revision }) => revision);
  }

  async giveUp(companyId: CompanyId, publishId: string, endedAt: number): Promise<void> {
    await this.#updateOpen(companyId, publishId, { state: 'given-up', draft: null, completed_at: new Date(endedAt) });
  }

  /** With the first of their changes. */
  #listed(companyId: CompanyId) {
    return this.#of(companyId)
      .select(summaryColumns)
      .select(
        sql<ListedPublish['changes']>`(
          select coalesce(jsonb_agg(
            case when length(change::text) <= ${LONGEST_CHANGE} then change
              else jsonb_build_object('type', change->'type', 'key', change->'key') end), '[]')
          from (select change from jsonb_array_elements(publish.changes) as change limit ${FIRST_CHANGES}) as first)`.as(
          'first_changes',
        ),
      );
  }

  #of(companyId: CompanyId) {
    return this.#trx
      .selectFrom('publish')
      .where('publish.root_org_id', '=', this.#rootOrgId)
      .where('publish.company_id', '=', companyId);
  }

  async #updateOpen(companyId: CompanyId, publishId: string, values: object): Promise<void> {
    const result = await this.#trx
      .updateTable('publish')
      .set(values)
      .where('root_org_id', '=', this.#rootOrgId)
      .where('company_id', '=', companyId)
      .where('publish_id', '=', publishId)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (Number(result.numUpdatedRows) !== 1) throw new Error(`publish ${publishId} is not open`);
  }
}

const publishOf = (row: SummaryRow): Publish => ({
  publishId: row.publish_id,
  state: row.state,
  baseRevision: row.base_revision,
  revision: row.revision ?? undefined,
  changeCount: row.change_count,
  actor: { userId: row.actor_user_id, name: row.actor_name },
  onBehalfOf: row.on_behalf_of ?? undefined,
  note: row.note ?? undefined,
  reverts:
    row.reverts_kind === null || row.reverts_revision === null
      ? undefined
      : { kind: row.reverts_kind, revision: row.reverts_revision },
  leaseExpiresAt: row.lease_expires_at.getTime(),
  openedAt: row.opened_at.getTime(),
  completedAt: row.completed_at?.getTime(),
});

const listedOf = ({
  first_changes: changes,
  ...row
}: SummaryRow & { readonly first_changes: ListedPublish['changes'] }): ListedPublish => ({
  publish: publishOf(row),
  changes,
});
