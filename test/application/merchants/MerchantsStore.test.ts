import { beforeEach, describe, expect, it } from 'vitest';
import type {
  MerchantDirectory,
  MerchantPlace,
  MerchantQuery,
} from '../../../src/application/merchants/MerchantDirectory.ts';
import { MerchantsStore } from '../../../src/application/merchants/MerchantsStore.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { inMemoryMerchantDirectory } from '../../../src/infrastructure/merchants/inMemoryMerchantDirectory.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { changeRegistry } from '../../support/changes.ts';

const everyone: MerchantQuery = { search: '', sort: 'companyId' };
const koyo: MerchantQuery = { search: 'koyo', sort: 'companyId' };
const TOTAL = aSample().owners[0]?.merchants.length ?? 0;

let faults: Faults;
let places: (MerchantPlace | undefined)[];
let storage: InMemoryStorage;
let openStore: () => MerchantsStore;
let store: MerchantsStore;

beforeEach(() => {
  faults = new Faults();
  places = [];
  const inner = inMemoryMerchantDirectory(new DemoService(aSample(), changeRegistry));
  const directory: MerchantDirectory = {
    search: (rootOrgId, query, place) => {
      places.push(place);
      return faults.around(place?.offset === 0 ? 'search' : 'more', query.search, () =>
        inner.search(rootOrgId, query, place),
      );
    },
  };
  storage = new InMemoryStorage();
  openStore = () => new MerchantsStore(directory, storage);
  store = openStore();
});

const ids = () =>
  store.state.kind === 'ready' ? [...store.state.merchants.values()].map(({ companyId }) => companyId) : [];
const rows = () => (store.state.kind === 'ready' ? [...store.state.merchants.keys()] : []);

describe('MerchantsStore', () => {
  it('loads the first page of merchants, then each page that comes into view', async () => {
    await store.search('HOUSE', everyone);
    expect(store.state).toMatchObject({ kind: 'ready', total: TOTAL, more: 'idle' });
    expect(ids()).toHaveLength(100);
    await store.loadView(80, 99);
    expect(ids()).toHaveLength(TOTAL);
    expect(new Set(ids()).size).toBe(TOTAL);
    await store.loadView(80, 99);
    expect(faults.asked).toHaveLength(2);
  });

  it('keeps the current merchants while a new search is loading', async () => {
    await store.search('HOUSE', koyo);
    faults.plan('search', 'held');
    const asking = store.search('HOUSE', everyone);
    expect(ids()).toEqual(['KOYO']);
    faults.release();
    await asking;
    expect(ids()).toHaveLength(100);
  });

  it('does not request a page of merchants again while it is loading', async () => {
    await store.search('HOUSE', everyone);
    await Promise.all([store.loadView(80, 99), store.loadView(80, 99)]);
    expect(ids()).toHaveLength(TOTAL);
  });

  it('reports a failed search, and searches again on retry', async () => {
    faults.plan('search', 'server-error', 'held');
    await store.search('HOUSE', everyone);
    expect(store.state).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    const asking = store.search('HOUSE', everyone);
    expect(store.state).toEqual({ kind: 'loading' });
    faults.release();
    await asking;
    expect(ids()).toHaveLength(100);
  });

  describe('for a reopened list of merchants', () => {
    it('restores the scroll position in the same tab, and loads only the page around that position', async () => {
      await store.search('HOUSE', everyone);
      store.leaveAt(110);
      store = openStore();
      const searching = store.search('HOUSE', everyone);
      expect(store.place).toBe(110);
      await searching;
      expect(store.state).toMatchObject({ kind: 'ready', total: TOTAL });
      expect(rows()[0]).toBe(80);
      expect(rows().at(-1)).toBe(TOTAL - 1);
      expect(places).toEqual([{ offset: 0 }, { offset: 80 }]);
    });

    it('scrolls to the end of the list if the list has become shorter', async () => {
      await store.search('HOUSE', everyone);
      store.leaveAt(5000);
      store = openStore();
      await store.search('HOUSE', everyone);
      expect(store.state).toMatchObject({ kind: 'ready', total: TOTAL });
      await store.loadView(TOTAL - 10, TOTAL - 1);
      expect(rows().at(-1)).toBe(TOTAL - 1);
    });

    it('scrolls to the top for another search, or if no scroll position is stored', async () => {
      expect(store.place).toBe(0);
      await store.search('HOUSE', everyone);
      store.leaveAt(110);
      await store.search('HOUSE', koyo);
      expect(store.place).toBe(0);
      await store.search('OTHER', everyone);
      expect(store.place).toBe(0);
    });

    it.each(['-1', '1.5', '"1"', '1e99', 'null', '{', ''])('scrolls to the top if the stored row is %s', (row) => {
      const search = JSON.stringify({ rootOrgId: 'HOUSE', query: everyone });
      storage.write('merchantsPlace', `{"search":${search},"row":${row}}`);
      void store.search('HOUSE', everyone);
      expect(store.place).toBe(0);
    });
  });
});
