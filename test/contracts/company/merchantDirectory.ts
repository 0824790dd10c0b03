import { beforeAll, describe, expect, it } from 'vitest';
import type {
  MerchantPlace,
  MerchantQuery,
  MerchantSort,
} from '../../../src/application/merchants/MerchantDirectory.ts';
import { aSample } from '../../support/samples/aSample.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const merchantCount = aSample().owners[0]?.merchants.length ?? 0;

export function merchantDirectoryContract(use: UseGateways): void {
  beforeAll(() => use().signIn('HOUSE', 'admin'));

  const search = async (more: Partial<MerchantQuery> = {}, place?: MerchantPlace) =>
    valueOf(await use().merchants.search('HOUSE', { search: '', sort: 'companyId', ...more }, place));
  const everyId = async (sort: MerchantSort): Promise<readonly string[]> => {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await search({ sort }, cursor === undefined ? undefined : { cursor });
      ids.push(...page.merchants.map((merchant) => merchant.companyId));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return ids;
  };

  it('search returns a page of merchants, the total number, and the cursor of the next page', async () => {
    const first = await search();
    expect(first.total).toBe(merchantCount);
    expect(first.merchants).toHaveLength(100);
    const second = await search({}, { cursor: first.nextCursor ?? '' });
    expect(second.merchants).toHaveLength(merchantCount - 100);
    expect(second.nextCursor).toBeUndefined();
  });

  it('search returns the page of merchants at an offset, and an empty page at the end of the list', async () => {
    const ids = await everyId('name');
    const fromTen = await search({ sort: 'name' }, { offset: 10 });
    expect(fromTen.merchants.map((merchant) => merchant.companyId)).toEqual(ids.slice(10, 110));
    expect(fromTen.total).toBe(merchantCount);
    const after = await search({ sort: 'name' }, { cursor: fromTen.nextCursor ?? '' });
    expect(after.merchants.map((merchant) => merchant.companyId)).toEqual(ids.slice(110));
    const last = await search({ sort: 'name' }, { offset: merchantCount - 1 });
    expect(last).toMatchObject({ merchants: [{ companyId: ids.at(-1) }], nextCursor: undefined });
    expect(await search({ sort: 'name' }, { offset: merchantCount })).toMatchObject({
      merchants: [],
      total: merchantCount,
    });
  });

  it('search returns, for each merchant, all fields that the merchants overview shows', async () => {
    expect((await search({ search: 'KOYO' })).merchants).toEqual([
      expect.objectContaining({
        companyId: 'KOYO',
        name: 'Kōyō Stationery',
        contactName: 'Contact of Kōyō Stationery',
        portalState: 'live',
        lastPublishedAt: '2026-11-01T10:00:00.000Z',
      }),
    ]);
  });

  it("search returns a portal without `portalActive` as paused, and the first address's area if no address is the default", async () => {
    const [paused] = (await search({ search: 'PAUSED' })).merchants;
    expect(paused).toMatchObject({ portalState: 'paused', area: 'VIC' });
  });

  it.each(['koyo', ' KŌYŌ ', 'station', 'contact of kōyō'])(
    'search finds a merchant by a part of its name, id or contact: %s',
    async (text) => {
      expect((await search({ search: text })).merchants.map((merchant) => merchant.companyId)).toEqual(['KOYO']);
    },
  );

  it('search finds the merchants that have their own footer links, and returns the links', async () => {
    const { merchants, total } = await search({ own: 'footer-links' });
    const withLinks = (aSample().owners[0]?.merchants ?? []).filter(
      ({ configuration }) => configuration.features.footer,
    );
    expect(total).toBe(withLinks.length);
    expect(total).toBeGreaterThan(0);
    expect(total).toBeLessThan(merchantCount);
    for (const { companyId, footerLinks } of merchants)
      expect(footerLinks).toEqual(
        withLinks.find((each) => each.companyId === companyId)?.configuration.features.footer,
      );
    const [first] = (await search()).merchants;
    expect(first?.footerLinks).toBeUndefined();
  });

  it('search finds the merchants with a sub-brand or with several consumer languages [BR-10] [CF-1]', async () => {
    const { merchants } = await search({ own: 'sub-brand' });
    expect(merchants.map(({ companyId, footerLinks }) => [companyId, footerLinks])).toEqual([['ACME', undefined]]);
    expect(await search({ own: 'languages' })).toMatchObject({ merchants: [], total: 0 });
  });

  it('search returns nothing for an unknown text, and treats no character as a wildcard', async () => {
    for (const text of ['nobody at all', '%', '_____', 'acme\nkoyo'])
      expect(await search({ search: text })).toMatchObject({ merchants: [], total: 0 });
  });

  it.each([
    ['paused', ['PAUSED']],
    ['setting-up', ['NEW']],
    ['disabled', ['DISABLED']],
    ['attention', ['NEW', 'PAUSED']],
  ] as const)('search finds the merchants whose portal is %s', async (state, ids) => {
    expect((await search({ state })).merchants.map((merchant) => merchant.companyId)).toEqual(ids);
  });

  describe.each(['name', 'companyId', 'lastPublishedAt'] as const)('search, sorted by %s,', (column) => {
    it('returns each merchant once over all pages, in ascending and in descending order', async () => {
      const ascending = await everyId(column);
      expect(new Set(ascending).size).toBe(merchantCount);
      expect(ascending).toHaveLength(merchantCount);
      expect(await everyId(`-${column}`)).toEqual(ascending.toReversed());
    });
  });

  it('search sorts merchants by each column, with merchants that never published first', async () => {
    expect((await everyId('name')).slice(0, 3)).toEqual(['ACME', 'DISABLED', 'KOYO']);
    expect((await everyId('companyId')).slice(0, 4)).toEqual(['ACME', 'DISABLED', 'KOYO', 'M0000']);
    expect((await everyId('-lastPublishedAt')).slice(0, 2)).toEqual(['KOYO', 'DISABLED']);
  });
}
