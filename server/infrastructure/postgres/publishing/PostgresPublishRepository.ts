import { sql, type Transaction } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import { GIVEN_UP_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import { foldForSearch } from '../../../../src/domain/shared/foldForSearch.ts';
import type { CompletedPublish, Publish } from '../../../../src/domain/publishing/publish.ts';
import type {
  PublishedSince,
  PublishListPage,
  PublishListQuery,
  PublishPerson,
  PublishRepository,
  RecordedChange,
} from '../../../application/publishing/PublishRepository.ts';
import type { ListedPublish } from '../../../application/publishing/publishSummary.ts';
import { equal, json } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';
import { protectAssets } from '../companies/assetUses.ts';
import { compressDocument, readCompressedDocument } from '../companies/compressedDocument.ts';
import { matchesFilter } from './matchesFilter.ts';
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../../application/shared/canonicalJson.ts';
import { changesPerFeature } from '../../../../src/domain/changes/featureOfChange.ts';
import { namedChanges } from '../../../../src/domain/history/namedChanges.ts';

const MAX_KEYS = 500;

/** Columns from which lists, filters and events are read, because reading all changes would be slower. */
const outlineOf = (changes: readonly RecordedChange[]) => ({
  named: JSON.stringify(namedChanges(changes)),
  changed_keys: JSON.stringify(changes.slice(0, MAX_KEYS).map(({ type, key }) => ({ type, key }))),
  features: [...changesPerFeature(changes).keys()],
});

/** Key for finding a value that a publish replaced. The hash does not reveal the value. */
const valueHash = ({ type, key }: Pick<RecordedChange, 'type' | 'key'>, value: unknown): string =>
  createHash('sha256')
    .update(canonicalJson([type, key, value ?? null]))
    .digest('hex');

// These columns exclude drafts and changes, because a list must not read large documents.
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

const listedColumns = [...summaryColumns, 'named'] as const;

const MAX_PEOPLE = 200;

/** Approximate size of a list entry in bytes, without its changes and note. */
const ENTRY = 500;

type SummaryRow = Pick<Row<'publish'>, (typeof summaryColumns)[number]>;
type ListedRow = SummaryRow & Pick<Row<'publish'>, 'named'>;

/** Size of a list entry in bytes. Includes the changes of the publish that the entry restores. */
const entryBytes = sql<number>`${ENTRY}::int + octet_length(named) + coalesce(octet_length(note), 0) + coalesce((
  select octet_length(made.named) from publish made where made.root_org_id = publish.root_org_id
    and made.company_id = publish.company_id and made.revision = publish.reverts_revision), 0)`;

/** Maximum number of changed values for which a write searches. */
const MAX_SEARCHED_VALUES = 1000;

export class PostgresPublishRepository implements PublishRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
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
    { limit, bytes, after, state, filter = {} }: PublishListQuery,
  ): Promise<PublishListPage> {
    const matching = this.#of(companyId)
      .select(listedColumns)
      .select(entryBytes.as('bytes'))
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'published'))
      .where(matchesFilter(filter))
      .$if(after !== undefined, (query) =>
        query.where(
          sql<boolean>`(opened_at, base_revision, publish_id)
            < (${new Date(after?.openedAt ?? 0)}, ${after?.baseRevision}, ${after?.publishId})`,
        ),
      )
      .orderBy('opened_at', 'desc')
      .orderBy('base_revision', 'desc')
      .orderBy('publish_id', 'desc')
      .limit(limit + 1);
    // Select the entries of the page by their lengths, before any content is read.
    const { rows } = await sql<ListedRow & { readonly found: number }>`
      with found as (${matching}),
        counted as (select *, count(*) over () as found, row_number() over newest as nth, sum(bytes) over newest as filled
          from found window newest as (order by opened_at desc, base_revision desc, publish_id desc))
      select * from counted where nth <= ${limit} and filled - bytes < ${bytes} order by nth`.execute(this.#trx);
    return { publishes: rows.map(listedOf), hasMore: rows.length < (rows[0]?.found ?? 0) };
  }

  async listByRevision(companyId: CompanyId, revisions: readonly number[]): Promise<readonly ListedPublish[]> {
    const rows = await this.#of(companyId).where('revision', 'in', revisions).select(listedColumns).execute();
    return rows.map(listedOf);
  }

  async listPeople(companyId: CompanyId): Promise<readonly PublishPerson[]> {
    const { rows } = await sql<PublishPerson>`
      select actor_user_id as "userId", (array_agg(actor_name order by revision desc))[1] as name
      from publish
      where root_org_id = ${this.#rootOrgId} and company_id = ${companyId} and state = 'published'
      group by actor_user_id
      order by max(revision) desc
      limit ${MAX_PEOPLE}`.execute(this.#trx);
    return rows;
  }

  async listByChangeCount(
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

  async listSince(companyId: CompanyId, revision: number, limit: number): Promise<readonly PublishedSince[]> {
    // Join the revisions, because their primary key provides the order.
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
      .select('publish.changed_keys')
      .execute();
    return rows.toReversed().flatMap(({ changed_keys: keys, ...row }) => {
      const publish = publishOf(row);
      const { revision: made, completedAt } = publish;
      return made === undefined || completedAt === undefined
        ? []
        : [
            {
              publish: { ...publish, revision: made, completedAt },
              changes: JSON.parse(keys) as PublishedSince['changes'],
            },
          ];
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
      .where(equal({ publish_id: publishId, state: 'open' }))
      .select('draft')
      .executeTakeFirstOrThrow();
    if (row.draft === null) throw new Error(`publish ${publishId} has no draft`);
    return (await readCompressedDocument(row.draft)) as MerchantConfigDocument;
  }

  async open(
    companyId: CompanyId,
    publish: Publish,
    draft: MerchantConfigDocument,
    changes: readonly RecordedChange[],
  ): Promise<void> {
    await this.#trx
      .insertInto('publish')
      .values({
        root_org_id: this.#rootOrgId,
        company_id: companyId,
        publish_id: publish.publishId,
        state: 'open',
        base_revision: publish.baseRevision,
        revision: null,
        draft: await compressDocument(draft),
        changes: json(changes),
        change_count: publish.changeCount,
        ...outlineOf(changes),
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
    const body = await compressDocument(draft);
    await protectAssets(this.#trx, { rootOrgId: this.#rootOrgId, companyId, publishId }, draft);
    await this.#updateOpen(companyId, publishId, { draft: body, lease_expires_at: new Date(leaseExpiresAt) });
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
      ...outlineOf(changes),
      reverts_kind: reverts?.kind ?? null,
      reverts_revision: reverts?.revision ?? null,
      completed_at: new Date(completedAt),
    });
    const hashes = [...new Set(changes.map((change) => valueHash(change, change.originalValue)))];
    if (hashes.length > 0)
      await sql`insert into replaced_value select ${this.#rootOrgId}, ${companyId}, hash, ${revision - 1}
        from unnest(${hashes}::text[]) as hash on conflict do nothing`.execute(this.#trx);
  }

  async findRevisionsWithValues(
    companyId: CompanyId,
    changes: readonly RecordedChange[],
    limit: number,
  ): Promise<readonly number[]> {
    const hashes = changes.slice(0, MAX_SEARCHED_VALUES).map((change) => valueHash(change, change.value));
    if (hashes.length === 0) return [];
    const { rows } = await sql<{ revision: number }>`
      with held as (select distinct revision from unnest(${hashes}::text[]) as wanted cross join lateral (
        select revision from replaced_value where root_org_id = ${this.#rootOrgId} and company_id = ${companyId}
          and hash = wanted order by revision desc limit ${limit}) as found)
      (select revision from held order by revision limit ${limit}) union
      (select revision from held order by revision desc limit ${limit})`.execute(this.#trx);
    return rows.map(({ revision }) => revision);
  }

  async findReplaced(companyId: CompanyId, keys: readonly string[], limit: number): Promise<readonly number[]> {
    const sought = keys.slice(0, MAX_SEARCHED_VALUES).map((key) => `"key":${JSON.stringify(key)}`);
    if (sought.length === 0) return [];
    const { rows } = await sql<{ base_revision: number }>`
      select base_revision from publish
      where root_org_id = ${this.#rootOrgId} and company_id = ${companyId} and state = 'published'
        and exists (select from unnest(${sought}::text[]) as one where strpos(changed_keys, one) > 0)
      order by revision desc limit ${limit}`.execute(this.#trx);
    return rows.map(({ base_revision: revision }) => revision);
  }

  async giveUp(companyId: CompanyId, publishId: string, endedAt: number): Promise<number> {
    await this.#updateOpen(companyId, publishId, {
      state: 'given-up',
      draft: null,
      changes: sql`named::jsonb`,
      changed_keys: '[]',
      bytes: sql`${ENTRY} + 2 * octet_length(named) + coalesce(octet_length(note), 0)`,
      completed_at: new Date(endedAt),
    });
    const { bytes } = await this.#of(companyId)
      .where('publish_id', '=', publishId)
      .select('bytes')
      .executeTakeFirstOrThrow();
    return bytes;
  }

  async dropGivenUp(companyId: CompanyId, now: number): Promise<void> {
    await this.#trx
      .deleteFrom('publish')
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, state: 'given-up' }))
      .where('completed_at', '<=', new Date(now - GIVEN_UP_LIFE))
      // Do not delete publishes to which a revision refers.
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('company_revision as revision')
              .select('revision.revision')
              .whereRef('revision.root_org_id', '=', 'publish.root_org_id')
              .whereRef('revision.company_id', '=', 'publish.company_id')
              .whereRef('revision.publish_id', '=', 'publish.publish_id'),
          ),
        ),
      )
      .execute();
  }

  #of(companyId: CompanyId) {
    return this.#trx
      .selectFrom('publish')
      .where(equal({ 'publish.root_org_id': this.#rootOrgId, 'publish.company_id': companyId }));
  }

  async #updateOpen(companyId: CompanyId, publishId: string, values: object): Promise<void> {
    const result = await this.#trx
      .updateTable('publish')
      .set(values)
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId, publish_id: publishId, state: 'open' }))
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

const listedOf = ({ named, ...row }: ListedRow): ListedPublish => ({
  publish: publishOf(row),
  named: JSON.parse(named) as ListedPublish['named'],
});
