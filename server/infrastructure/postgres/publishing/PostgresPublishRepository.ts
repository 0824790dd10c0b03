import { sql, type Transaction } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { CompletedPublish, Publish } from '../../../../src/domain/publishing/publish.ts';
import type {
  PublishedSince,
  PublishListQuery,
  PublishRepository,
  RecordedChange,
} from '../../../application/publishing/PublishRepository.ts';
import { json } from '../connection/json.ts';
import type { Row, Tables } from '../Tables.ts';

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
  'lease_expires_at',
  'opened_at',
  'completed_at',
] as const;

type SummaryRow = Pick<Row<'publish'>, (typeof summaryColumns)[number]>;

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

  async list(companyId: CompanyId, { limit, after, state }: PublishListQuery): Promise<readonly Publish[]> {
    const rows = await this.#of(companyId)
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'published'))
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
      .select(summaryColumns)
      .execute();
    return rows.map(publishOf);
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
    return row.draft as MerchantConfigDocument;
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
        draft: json(draft),
        changes: json(changes),
        change_count: publish.changeCount,
        actor_user_id: publish.actor.userId,
        actor_name: publish.actor.name,
        on_behalf_of: publish.onBehalfOf ?? null,
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
    await this.#updateOpen(companyId, publishId, { draft: json(draft), lease_expires_at: new Date(leaseExpiresAt) });
  }

  async complete(
    companyId: CompanyId,
    { publishId, revision, changeCount, completedAt }: CompletedPublish,
    changes: readonly RecordedChange[],
  ): Promise<void> {
    await this.#updateOpen(companyId, publishId, {
      state: 'published',
      revision,
      draft: null,
      changes: json(changes),
      change_count: changeCount,
      completed_at: new Date(completedAt),
    });
  }

  async giveUp(companyId: CompanyId, publishId: string, endedAt: number): Promise<void> {
    await this.#updateOpen(companyId, publishId, { state: 'given-up', draft: null, completed_at: new Date(endedAt) });
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
  leaseExpiresAt: row.lease_expires_at.getTime(),
  openedAt: row.opened_at.getTime(),
  completedAt: row.completed_at?.getTime(),
});
