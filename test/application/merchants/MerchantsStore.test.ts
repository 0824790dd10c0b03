import { beforeEach, describe, expect, it } from 'vitest';
import type { MerchantDirectory, MerchantQuery } from '../../../src/application/merchants/MerchantDirectory.ts';
import { MerchantsStore } from '../../../src/application/merchants/MerchantsStore.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { InMemoryMerchantDirectory } from '../../../src/infrastructure/merchants/InMemoryMerchantDirectory.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { Faults } from '../../support/fakes/Faults.ts';
import { changeRegistry } from '../../support/changes.ts';

const everyone: MerchantQuery = { search: '', sort: 'companyId' };
const koyo: MerchantQuery = { search: 'koyo', sort: 'companyId' };
const TOTAL = aSample().owners[0]?.merchants.length ?? 0;

let faults: Faults;
let storage: InMemoryStorage;
let openStore: () => MerchantsStore;
let store: MerchantsStore;

beforeEach(() => {
  faults = new Faults();
  const inner = new InMemoryMerchantDirectory(new DemoService(aSample(), changeRegistry));
  const directory: MerchantDirectory = {
    search: (rootOrgId, query, cursor) =>
      faults.around(cursor === undefined ? 'search' : 'more', query.search, () =>
        inner.search(rootOrgId, query, cursor),
      ),
  };
  storage = new InMemoryStorage();
  openStore = () => new MerchantsStore(directory, storage);
  store = openStore();
});

const ids = () => (store.state.kind === 'ready' ? store.state.merchants.map((merchant) => merchant.companyId) : []);

describe('the list of merchants', () => {
  it('shows a page, then the next one behind it, until none is left', async () => {
    await store.search('HOUSE', everyone);
    expect(store.state).toMatchObject({ kind: 'ready', total: TOTAL, more: 'idle' });
    expect(ids()).toHaveLength(100);
    await store.loadMore();
    expect(ids()).toHaveLength(TOTAL);
    expect(new Set(ids()).size).toBe(TOTAL);
    await store.loadMore();
    expect(faults.asked).toHaveLength(2);
  });

  it('shows the answer to the newest question, whichever comes first', async () => {
    faults.plan('search', 'held');
    const older = store.search('HOUSE', everyone);
    await store.search('HOUSE', koyo);
    faults.release();
    await older;
    expect(ids()).toEqual(['KOYO']);
  });

  it('keeps what it shows while a new question is asked', async () => {
    await store.search('HOUSE', koyo);
    faults.plan('search', 'held');
    const asking = store.search('HOUSE', everyone);
    expect(ids()).toEqual(['KOYO']);
    faults.release();
    await asking;
    expect(ids()).toHaveLength(100);
  });

  it('asks for no further page of what a newer question is about to replace', async () => {
    await store.search('HOUSE', everyone);
    faults.plan('search', 'held');
    const asking = store.search('HOUSE', { ...everyone, search: 'many' });
    await store.loadMore();
    expect(faults.asked.filter((call) => call.startsWith('more'))).toEqual([]);
    faults.release();
    await asking;
    expect(store.state).toMatchObject({ total: 120, more: 'idle' });
    expect(ids()).toHaveLength(100);
  });

  it('drops a further page that comes after a newer question was answered', async () => {
    await store.search('HOUSE', everyone);
    faults.plan('more', 'held');
    const loading = store.loadMore();
    await store.search('HOUSE', koyo);
    faults.release();
    await loading;
    expect(ids()).toEqual(['KOYO']);
  });

  it('asks for a further page once at a time', async () => {
    await store.search('HOUSE', everyone);
    await Promise.all([store.loadMore(), store.loadMore()]);
    expect(ids()).toHaveLength(TOTAL);
  });

  it('keeps its page where the next one fails, and can ask again', async () => {
    await store.search('HOUSE', everyone);
    faults.plan('more', 'lost-before');
    await store.loadMore();
    expect(store.state).toMatchObject({ kind: 'ready', more: 'failed' });
    expect(ids()).toHaveLength(100);
    await store.loadMore();
    expect(ids()).toHaveLength(TOTAL);
  });

  it('says that it failed, and loads when it is asked again', async () => {
    faults.plan('search', 'server-error', 'held');
    await store.search('HOUSE', everyone);
    expect(store.state).toEqual({ kind: 'failed', failure: { kind: 'unavailable' } });
    const asking = store.search('HOUSE', everyone);
    expect(store.state).toEqual({ kind: 'loading' });
    faults.release();
    await asking;
    expect(ids()).toHaveLength(100);
  });

  describe('is opened where it was left', () => {
    it('with the rows up to there, in the same tab', async () => {
      await store.search('HOUSE', everyone);
      await store.loadMore();
      store.leaveAt(110);
      const reloaded = openStore();
      const searching = reloaded.search('HOUSE', everyone);
      expect(reloaded.place).toBe(110);
      await searching;
      expect(reloaded.state).toMatchObject({ kind: 'ready', merchants: { length: TOTAL } });
    });

    it('and reads no more than a page where it was left near the top', async () => {
      await store.search('HOUSE', everyone);
      store.leaveAt(20);
      await openStore().search('HOUSE', everyone);
      expect(faults.asked).toHaveLength(2);
    });

    it('but at the top for another search, or where nobody left it', async () => {
      expect(store.place).toBe(0);
      await store.search('HOUSE', everyone);
      store.leaveAt(110);
      await store.search('HOUSE', koyo);
      expect(store.place).toBe(0);
      await store.search('OTHER', everyone);
      expect(store.place).toBe(0);
    });

    it.each(['-1', '1.5', '"1"', '1e9', 'null', '{', ''])('but at the top where storage holds the row %s', (row) => {
      const search = JSON.stringify({ rootOrgId: 'HOUSE', query: everyone });
      storage.write('merchantsPlace', `{"search":${search},"row":${row}}`);
      void store.search('HOUSE', everyone);
      expect(store.place).toBe(0);
    });
  });
});
