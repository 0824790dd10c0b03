import { sql, type RawBuilder, type SqlBool, type Transaction } from 'kysely';
import type { LRUCache } from 'lru-cache';
import type { OwnPart } from '../../../../src/domain/merchants/ownPart.ts';
import { portalStateOf, type MerchantFilter } from '../../../../src/domain/merchants/portalState.ts';
import type {
  CompanyListItem,
  CompanyListQuery,
  CompanyPage,
  CompanyPosition,
  CompanySort,
} from '../../../application/companies/CompanyRepository.ts';
import type { Row, Tables } from '../Tables.ts';
import { requiresConsent } from './companyColumns.ts';

type Column = 'name' | 'companyId' | 'lastPublishedAt';

/** Sort expressions. Each one has an index. Companies that were never published come first. */
const orderedBy: Record<Column, RawBuilder<unknown>> = {
  name: sql.ref('sort_name'),
  companyId: sql.ref('company_id'),
  lastPublishedAt: sql`coalesce(last_published_at, '-infinity'::timestamptz)`,
};

/** SQL conditions with the same results as `portalStateOf` and `passesFilter`. */
const inState: Record<MerchantFilter, RawBuilder<SqlBool>> = {
  disabled: sql`not company_enabled`,
  'setting-up': sql`company_enabled and (not onboarded or (not portal_active and last_published_at is null))`,
  live: sql`company_enabled and onboarded and portal_active`,
  paused: sql`company_enabled and onboarded and not portal_active and last_published_at is not null`,
  attention: sql`company_enabled and not (onboarded and portal_active)`,
};

export type ListOutline = { readonly total: number; readonly page?: PageOutline | undefined };
type PageOutline = { readonly ids: readonly string[]; readonly next?: CompanyPosition | undefined };

/** Lists companies. A cursor costs the same for every page; an offset reads all rows before it. Caches selections. */
export async function listCompanies(
  trx: Transaction<Tables>,
  rootOrgId: string,
  { selection, ...query }: CompanyListQuery,
  outlines: LRUCache<string, ListOutline>,
): Promise<CompanyPage> {
  const { search, state, own, warrantyOver, windowOver, carrier, sort } = query;
  // Do not use the cached selection for this order, because a publish changes the order but not `selection`.
  const isByTime = orderOf(sort).column === 'lastPublishedAt';
  const key = JSON.stringify([
    rootOrgId,
    selection,
    isByTime ? { search, state, own, warrantyOver, windowOver, carrier } : query,
  ]);
  const cached = selection === undefined ? undefined : outlines.get(key);
  if (cached?.page) {
    const { ids, next } = cached.page;
    return { companies: await readItems(trx, rootOrgId, ids, own), total: cached.total, next };
  }
  const page = await selectPage(trx, rootOrgId, { ...query, total: query.total ?? cached?.total });
  const ids = page.companies.map(({ companyId }) => companyId);
  const outline = { total: page.total, page: isByTime ? undefined : { ids, next: page.next } };
  if (selection !== undefined) outlines.set(key, outline, { size: key.length + JSON.stringify(outline).length });
  return page;
}

async function readItems(
  trx: Transaction<Tables>,
  rootOrgId: string,
  ids: readonly string[],
  own: OwnPart | undefined,
): Promise<readonly CompanyListItem[]> {
  if (ids.length === 0) return [];
  const rows = await trx
    .selectFrom('company')
    .where('root_org_id', '=', rootOrgId)
    .where('company_id', '=', sql<string>`any(${[...ids]}::text[])`)
    .selectAll()
    .select(requiresConsent.as('requires_consent'))
    .execute();
  const items = new Map(rows.map((row) => [row.company_id, itemOf(row, own)]));
  return ids.flatMap((id) => items.get(id) ?? []);
}

async function selectPage(trx: Transaction<Tables>, rootOrgId: string, query: CompanyListQuery): Promise<CompanyPage> {
  const { search, state, own, warrantyOver, windowOver, carrier, after, offset = 0, limit } = query;
  const { column, direction } = orderOf(query.sort);
  let matching = trx
    .selectFrom('company')
    .where('root_org_id', '=', rootOrgId)
    // Exclude the owner's own organisation, because it is stored like a company but is not a merchant.
    .where('company_id', '<>', rootOrgId);
  // A scan of 100,000 merchants takes about 40 ms. Row-level security would prevent the use of a trigram index.
  if (search) matching = matching.where(sql<boolean>`strpos(search_text, ${search}) > 0`);
  if (state) matching = matching.where(inState[state]);
  if (warrantyOver !== undefined) matching = matching.where('warranty_days', '>', warrantyOver);
  if (windowOver !== undefined) matching = matching.where('window_days', '>', windowOver);
  if (carrier !== undefined) matching = matching.where(sql<boolean>`${carrier}::text = any(carriers_in_use)`);
  if (own) matching = matching.where(sql<boolean>`${own}::text = any(own_parts)`);

  const count = () => matching.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow();
  const total = query.total ?? (await count()).total;
  if (total === 0) return { companies: [], total };
  const rows = await matching
    .$if(after !== undefined, (page) => page.where(isAfter(column, direction, after ?? { value: '', companyId: '' })))
    .orderBy(orderedBy[column], direction)
    .orderBy('company_id', direction)
    .limit(limit + 1)
    .offset(offset)
    .selectAll()
    .select(requiresConsent.as('requires_consent'))
    .execute();
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return { companies: page.map((row) => itemOf(row, own)), total, next: last && positionOf(last, column) };
}

const orderOf = (sort: CompanySort): { readonly column: Column; readonly direction: 'asc' | 'desc' } =>
  sort.startsWith('-')
    ? { column: sort.slice(1) as Column, direction: 'desc' }
    : { column: sort as Column, direction: 'asc' };

function isAfter(
  column: Column,
  direction: 'asc' | 'desc',
  { value, companyId }: CompanyPosition,
): RawBuilder<SqlBool> {
  const key = column === 'lastPublishedAt' ? sql`${value || '-infinity'}::timestamptz` : sql`${value}`;
  const comparison = sql.raw(direction === 'asc' ? '>' : '<');
  return sql<boolean>`(${orderedBy[column]}, company_id) ${comparison} (${key}, ${companyId})`;
}

function positionOf(row: Row<'company'>, column: Column): CompanyPosition {
  const values: Record<Column, string> = {
    name: row.sort_name,
    companyId: row.company_id,
    lastPublishedAt: row.last_published_at?.toISOString() ?? '',
  };
  return { value: values[column], companyId: row.company_id };
}

function itemOf(
  row: Row<'company'> & { readonly requires_consent: boolean },
  own: OwnPart | undefined,
): CompanyListItem {
  const { footerLinks, ...details } = row.details;
  return {
    ...details,
    companyId: row.company_id,
    name: row.name,
    portalState: portalStateOf({
      companyEnabled: row.company_enabled,
      onboarded: row.onboarded,
      portalActive: row.portal_active,
      hasPublished: row.last_published_at !== null,
    }),
    lastPublishedAt: row.last_published_at?.toISOString(),
    ...(own === 'footer-links' && { footerLinks }),
    ...(row.requires_consent && !row.lets_reviews_in && { isReviewRefused: true }),
  };
}
