import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CompanyListItem, CompanySort } from '../../../server/application/companies/CompanyRepository.ts';
import type { ListCompaniesRequest } from '../../../server/application/companies/ListCompanies.ts';
import { insertCompanies } from '../../../server/infrastructure/postgres/companies/insertCompanies.ts';
import { merchantFilters, passesFilter } from '../../../src/domain/merchants/portalState.ts';
import { engines } from '../../support/server/databases.ts';
import {
  adminOf,
  configurationOf,
  seedCompanies,
  serviceOver,
  staffOf,
  type Service,
} from '../../support/server/service.ts';
import { valueOf } from '../../support/valueOf.ts';

const sorts: readonly CompanySort[] = [
  'name',
  '-name',
  'companyId',
  '-companyId',
  'lastPublishedAt',
  '-lastPublishedAt',
];
const states = merchantFilters;

/** Names that repeat, differ only in case, or contain special characters of queries and patterns. */
const names = [
  'Acme',
  'acme',
  'ACME',
  'Kōyō Ceramics',
  '百貨店',
  'متجر',
  '100% Wool',
  'under_score',
  'back\\slash',
  "O'Neill",
  'Zebra',
];

const merchants = Array.from({ length: 120 }, (_, index) => ({
  companyId: `M${String(index).padStart(3, '0')}`,
  companyEnabled: index % 7 !== 0,
  onboarded: index % 5 !== 0,
  // Many companies have the same publish time and some have no time, so the tests need a total order.
  lastPublishedAt:
    index % 4 === 0 ? undefined : new Date(Date.UTC(2026, 0, 1 + (index % 6), 0, 0, 0, index % 2)).toISOString(),
  configuration: {
    ...configurationOf(`M${index}`, names[index % names.length]),
    contactName: `Contact ${index}`,
    portalActive: index % 3 !== 0,
  },
}));

describe.each(engines)('ListCompanies on $name', ({ open }) => {
  let service: Service;
  beforeAll(async () => {
    service = serviceOver(await open());
    await seedCompanies(service.database, []);
    await service.database.inMaintenance((trx) => insertCompanies(trx, 'OWNER', merchants, new Date(0)));
  });
  afterAll(() => service.database.close());

  const list = async (request: Partial<ListCompaniesRequest> = {}) => {
    return valueOf(await service.listCompanies.execute({ principal: adminOf(), rootOrgId: 'OWNER', ...request }));
  };
  const visit = async (request: Partial<ListCompaniesRequest>) => {
    const visited: CompanyListItem[] = [];
    let cursor: string | undefined;
    do {
      const page = await list({ ...request, cursor });
      visited.push(...page.companies);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return visited;
  };
  const namesFor = async (search: string) => (await visit({ search })).map((company) => company.name);

  it('returns every merchant exactly once for any order, filter and page size', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sorts),
        fc.option(fc.constantFrom(...states), { nil: undefined }),
        fc.integer({ min: 1, max: 50 }),
        async (sort, state, limit) => {
          const visited = await visit({ sort, state, limit });
          const all = await list({ sort, state, limit: 200 });
          expect(visited).toEqual(all.companies);
          expect(new Set(visited.map((company) => company.companyId)).size).toBe(all.total);
          if (state) expect(visited.every((company) => passesFilter(company.portalState, state))).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
    const all = await list({ limit: 200 });
    expect(all.total).toBe(merchants.length);
  });

  it('continues by cursor after a page that was requested by offset, and rejects a request with offset and cursor', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...sorts),
        fc.option(fc.constantFrom(...states), { nil: undefined }),
        fc.nat(merchants.length + 5),
        async (sort, state, offset) => {
          const all = await list({ sort, state, limit: 200 });
          const page = await list({ sort, state, offset, limit: 7 });
          expect(page.companies).toEqual(all.companies.slice(offset, offset + 7));
          expect(page.total).toBe(all.total);
          const after =
            page.nextCursor === undefined ? [] : (await list({ sort, state, cursor: page.nextCursor })).companies;
          expect(after).toEqual(all.companies.slice(offset + 7).slice(0, 100));
        },
      ),
      { numRuns: 25 },
    );
    const cursor = (await list({ limit: 7 })).nextCursor;
    expect(
      await service.listCompanies.execute({ principal: adminOf(), rootOrgId: 'OWNER', cursor, offset: 7 }),
    ).toMatchObject({ error: { kind: 'invalid', errors: [{ pointer: '/offset' }] } });
  });

  it('sorts by name ignoring case, by id, or by last publish with unpublished companies first', async () => {
    const byName = (await visit({ sort: 'name' })).map((company) => company.name.toLowerCase());
    expect(byName.slice(0, 11).every((name) => name === '100% wool')).toBe(true);
    expect(byName.filter((name) => name === 'acme')).toEqual(
      byName.slice(byName.indexOf('acme'), byName.lastIndexOf('acme') + 1),
    );
    const ids = (await visit({ sort: '-companyId' })).map((company) => company.companyId);
    expect(ids).toEqual([...ids].sort().reverse());
    const times = (await visit({ sort: 'lastPublishedAt' })).map((company) => company.lastPublishedAt ?? '');
    expect(times).toEqual([...times].sort());
    expect(times[0]).toBe('');
  });

  it('finds a text inside name, id or contact, ignoring case, accents and diacritics', async () => {
    expect(new Set(await namesFor('ACM'))).toEqual(new Set(['Acme', 'acme', 'ACME']));
    expect(new Set(await namesFor('koyo'))).toEqual(new Set(['Kōyō Ceramics']));
    expect(new Set(await namesFor('貨'))).toEqual(new Set(['百貨店']));
    expect(new Set(await namesFor('0%'))).toEqual(new Set(['100% Wool']));
    expect(new Set(await namesFor('r_s'))).toEqual(new Set(['under_score']));
    expect(new Set(await namesFor('k\\s'))).toEqual(new Set(['back\\slash']));
    expect(new Set(await namesFor("O'N"))).toEqual(new Set(["O'Neill"]));
    expect((await visit({ search: 'm007' })).map((company) => company.companyId)).toEqual(['M007']);
    expect((await visit({ search: 'contact 119' })).map((company) => company.companyId)).toEqual(['M119']);
    expect(await namesFor('nobody')).toEqual([]);
  });

  it('accepts any search text and any cursor without an internal error', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 40 }),
        fc.string({ maxLength: 60 }),
        fc.constantFrom(...sorts),
        async (search, cursor, sort) => {
          const request = { principal: adminOf(), rootOrgId: 'OWNER', sort };
          const searched = await service.listCompanies.execute({ ...request, search });
          expect(searched.ok || searched.error.kind === 'invalid').toBe(true);
          const paged = await service.listCompanies.execute({ ...request, cursor });
          expect(paged).toMatchObject({ ok: false, error: { kind: 'invalid' } });
        },
      ),
      { numRuns: 60 },
    );
    for (const value of ['2026-02-31T00:00:00.000Z', 'now', '1', 'a\u0000']) {
      const cursor = Buffer.from(JSON.stringify(['lastPublishedAt', value, 'M001', '120'])).toString('base64url');
      expect(
        await service.listCompanies.execute({
          principal: adminOf(),
          rootOrgId: 'OWNER',
          sort: 'lastPublishedAt',
          cursor,
        }),
      ).toMatchObject({ error: { kind: 'invalid' } });
    }
    const { nextCursor } = await list({ sort: 'name', limit: 1 });
    const withAnotherOrder = { principal: adminOf(), rootOrgId: 'OWNER', sort: '-name' as const, cursor: nextCursor };
    expect(await service.listCompanies.execute(withAnotherOrder)).toMatchObject({ error: { kind: 'invalid' } });
  });

  describe('cache of search results', () => {
    const request = { principal: adminOf(), rootOrgId: 'OWNER' } as const;
    const name = async (about: Partial<ListCompaniesRequest>) => {
      return valueOf(await service.listCompanies.name({ ...request, ...about }));
    };
    const change = (companyId: string, columns: object) =>
      service.database.inMaintenance((trx) =>
        trx
          .updateTable('company')
          .set(columns)
          .where('root_org_id', '=', 'OWNER')
          .where('company_id', '=', companyId)
          .execute(),
      );

    const lists: readonly Partial<ListCompaniesRequest>[] = [
      ...sorts.map((sort) => ({ sort, limit: 30 })),
      { search: 'acme', limit: 5 },
      { search: 'acme', sort: '-lastPublishedAt' },
      { search: 'zebra', state: 'live' },
      { search: 'nobody' },
      { state: 'paused', sort: '-companyId', limit: 7 },
    ];
    const at = new Date('2026-03-04T05:06:07.000Z');

    it.each([
      ['published', { last_published_at: at }],
      ['changed in its displayed values', { details: JSON.stringify({ area: 'QLD', contactName: 'Somebody' }) }],
      ['renamed', { name: 'Zebra crossing', sort_name: 'zebra crossing', search_text: 'zebra crossing\nm010' }],
      ['disabled', { company_enabled: false }],
      ['paused', { portal_active: false, onboarded: true, company_enabled: true }],
    ])('returns the same merchants as a new search after a company was %s', async (_, columns) => {
      const before = await Promise.all(lists.map(async (about) => (await name(about)).read()));
      expect(before.map(({ total }) => total)).toContain(0);
      await change('M010', columns);
      const after = await Promise.all(lists.map(async (about) => (await name(about)).read()));
      // Without a generation number no result is cached.
      expect(after).toEqual(await Promise.all(lists.map(list)));
      expect(after).not.toEqual(before);
    });

    it('does not search again if only displayed values of a company changed', async () => {
      const searched = { search: 'acme', limit: 100 };
      const first = await (await name(searched)).read();
      // Changes the database directly, so only a new search would include the change.
      await service.database.inMaintenance(async (trx) => {
        await sql`alter table company disable trigger company_selection`.execute(trx);
        await sql`update company set search_text = 'hidden' where root_org_id = 'OWNER' and company_id = 'M001'`.execute(
          trx,
        );
        await sql`alter table company enable trigger company_selection`.execute(trx);
      });
      expect((await (await name(searched)).read()).total).toBe(first.total);
      expect((await list(searched)).total).toBe(first.total - 1);
      await change('M002', { company_enabled: false });
      expect((await (await name(searched)).read()).total).toBe(first.total - 1);
    });
  });

  it("returns only merchants of the admin's owner, without the owner itself, and nothing to users who are not admins [RP-2]", async () => {
    const ids = (await visit({ limit: 200 })).map((company) => company.companyId);
    expect(ids).not.toContain('ELSEWHERE');
    expect(ids).not.toContain('OWNER');
    for (const principal of [staffOf('M001'), adminOf('OTHER')])
      expect(await service.listCompanies.execute({ principal, rootOrgId: 'OWNER' })).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
  });
});
