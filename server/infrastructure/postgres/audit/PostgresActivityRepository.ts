import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { ActivityEntry } from '../../../../src/domain/activity/activityEntry.ts';
import { storedPattern } from '../../../../src/domain/activity/isInActivity.ts';
import { isRecord } from '../../../../src/domain/shared/shapes.ts';
import type {
  ActivityHead,
  ActivityQuery,
  ActivityRepository,
  SealedLink,
} from '../../../application/activity/ActivityRepository.ts';
import type { Row, Tables } from '../Tables.ts';
import { auditLinkOf, exactInstant } from './auditLinkOf.ts';

/** Maximum length of a detail in a list. A longer detail is replaced by the number of its changes. */
const SHORT = 4096;

/** Replaces a detail that contains \u0000, because `jsonb` rejects that character. */
const listedDetail = sql<string>`case
  when length(entry.detail) <= ${SHORT} then entry.detail
  when position('\\u0000' in entry.detail) > 0 then '{}'
  else ((entry.detail::jsonb - 'changes') || case jsonb_typeof(entry.detail::jsonb -> 'changes')
    when 'array' then jsonb_build_object('changeCount', jsonb_array_length(entry.detail::jsonb -> 'changes'))
    else '{}' end)::text
  end`;

const columns = sql`root_org_id, company_id, entry.sequence, entry.at, entry.actor_user_id, entry.actor_name,
  entry.on_behalf_of, entry.action, entry.request_id, entry.previous_hash, entry.hash, company.name as company_name`;

type Found = Row<'audit'> & { readonly company_name: string | null };

export class PostgresActivityRepository implements ActivityRepository {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async list(query: ActivityQuery): Promise<readonly ActivityEntry[]> {
    const { after, limit } = query;
    const behind = after
      ? sql`(entry.at, entry.company_id, entry.sequence) < (${new Date(after.at)}, ${after.companyId}, ${after.sequence})`
      : sql`true`;
    const { rows } = await sql<Found>`
      select ${columns}, ${listedDetail} as detail
      from ${this.#entries} where ${this.#matching(query)} and ${behind}
      order by entry.at desc, entry.company_id desc, entry.sequence desc
      limit ${limit + 1}`.execute(this.#trx);
    return rows.map(entryOf);
  }

  async count(query: ActivityQuery, max: number): Promise<number> {
    const { rows } = await sql<{ readonly total: number }>`
      select count(*)::int as total from (
        select from ${this.#entries} where ${this.#matching(query)} limit ${max}) as found`.execute(this.#trx);
    return rows[0]?.total ?? 0;
  }

  /** Counts all entries. The last sequence number of a log is its length, because no entry is ever removed. */
  async countAll(): Promise<number> {
    const { rows } = await sql<{ readonly all: number }>`
      select coalesce(sum(sequence), 0)::float8 as "all" from audit_head
      where root_org_id = ${this.#rootOrgId}`.execute(this.#trx);
    return rows[0]?.all ?? 0;
  }

  /** Reads one index entry per user (index skip scan). In contrast, `select distinct` would read every entry. */
  async people(max: number): Promise<readonly ActivityEntry['actor'][]> {
    const { rows } = await sql<{ readonly id: string; readonly name: string }>`
      with recursive person(id, name) as (
        select ''::text, ''::text
        union all
        select next.actor_user_id, next.actor_name from person cross join lateral (
          select actor_user_id, actor_name from audit
          where root_org_id = ${this.#rootOrgId} and actor_user_id > person.id
          order by actor_user_id, at desc, company_id desc, sequence desc limit 1) as next)
      select id, name from person where id <> '' limit ${max}`.execute(this.#trx);
    return rows.map(({ id: userId, name }) => ({ userId, name }));
  }

  async merchants(max: number): Promise<readonly { readonly companyId: string; readonly name: string }[]> {
    const { rows } = await sql<{ readonly id: string; readonly name: string }>`
      select company_id as id, coalesce(company.name, company_id) as name
      from audit_head left join company using (root_org_id, company_id)
      where root_org_id = ${this.#rootOrgId} and company_id <> root_org_id
      order by name, company_id limit ${max}`.execute(this.#trx);
    return rows.map(({ id: companyId, name }) => ({ companyId, name }));
  }

  async find(companyId: string, sequence: number): Promise<ActivityEntry | undefined> {
    const { rows } = await sql<Found>`
      select ${columns}, entry.detail from ${this.#entries}
      where entry.root_org_id = ${this.#rootOrgId} and entry.company_id = ${companyId}
        and entry.sequence = ${sequence}`.execute(this.#trx);
    return rows[0] && entryOf(rows[0]);
  }

  async heads(): Promise<readonly ActivityHead[]> {
    const rows = await this.#trx
      .selectFrom('audit_head')
      .select(['company_id', 'sequence', 'hash'])
      .where('root_org_id', '=', this.#rootOrgId)
      .execute();
    return rows.map(({ company_id: companyId, sequence, hash }) => ({ companyId, sequence, hash }));
  }

  async linksAfter(
    { companyId, sequence }: Pick<ActivityHead, 'companyId' | 'sequence'>,
    limit: number,
  ): Promise<readonly SealedLink[]> {
    const rows = await this.#trx
      .selectFrom('audit')
      .selectAll()
      .select(exactInstant.as('instant'))
      .where('root_org_id', '=', this.#rootOrgId)
      .where(sql<boolean>`(company_id, sequence) > (${companyId}, ${sequence})`)
      .orderBy('company_id')
      .orderBy('sequence')
      .limit(limit)
      .execute();
    return rows.map(auditLinkOf);
  }

  get #entries(): RawBuilder<unknown> {
    return sql`audit entry left join company using (root_org_id, company_id)`;
  }

  /** Condition for matching entries. Reads every detail of the period, because no index contains details. */
  #matching({
    search,
    stored = [],
    actorId,
    actions,
    companyId,
    isOnBehalf,
    since,
    before,
  }: ActivityQuery): RawBuilder<unknown> {
    const part = partOf(search ?? '');
    // JSON contains quotes and line breaks in escaped form.
    const inDetail = partOf(JSON.stringify(search ?? '').slice(1, -1));
    return sql.join(
      [
        sql`entry.root_org_id = ${this.#rootOrgId}`,
        ...(actions ? [sql`entry.action = any(${sql.val([...actions])}::text[])`] : []),
        ...(actorId === undefined ? [] : [sql`entry.actor_user_id = ${actorId}`]),
        ...(companyId === undefined ? [] : [sql`entry.company_id = ${companyId}`]),
        ...(isOnBehalf ? [sql`entry.on_behalf_of is not null`] : []),
        ...(since === undefined ? [] : [sql`entry.at >= ${new Date(since)}`]),
        ...(before === undefined ? [] : [sql`entry.at < ${new Date(before)}`]),
        ...(search === undefined
          ? []
          : [
              sql`(lower(entry.actor_name) like ${part} or lower(entry.company_id) like ${part}
                or lower(company.name) like ${part} or lower(entry.detail) like ${inDetail}
                or entry.request_id = ${search}
                or ${stored.length > 0 ? sql`entry.action = any(${sql.val([...stored])}::text[]) or entry.detail ~ ${storedPattern(stored)}` : sql`false`})`,
            ]),
      ],
      sql` and `,
    );
  }
}

const partOf = (text: string): string => `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;

const entryOf = (row: Found): ActivityEntry => {
  const detail: unknown = JSON.parse(row.detail);
  return {
    companyId: row.company_id,
    companyName: row.company_name ?? undefined,
    sequence: row.sequence,
    at: row.at.toISOString(),
    actor: { userId: row.actor_user_id, name: row.actor_name },
    onBehalfOf: row.on_behalf_of ?? undefined,
    action: row.action,
    detail: isRecord(detail) ? detail : {},
    requestId: row.request_id ?? undefined,
    previousHash: row.previous_hash,
    hash: row.hash,
  };
};
