import { beforeEach, describe, expect, it } from 'vitest';
import type { ChangesOwner } from '../../../src/application/changes/ChangesKeeper.ts';
import { KeepInTab } from '../../../src/application/changes/KeepInTab.ts';
import { PendingChangesArchive } from '../../../src/application/changes/PendingChangesArchive.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { removeReason, saveReason, switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { BrowserStorage } from '../../../src/infrastructure/storage/BrowserStorage.ts';
import { aCompanyConfiguration, aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { changeSubjects } from '../../support/changes.ts';

const published = aReturnReasons();
const configuration = aCompanyConfiguration();
const me: ChangesOwner = { userId: 'user-1', companyId: 'ACME' };
const reworded = saveReason(published, aReason({ description: 'Reworded' }));

let storage: InMemoryStorage;
beforeEach(() => {
  storage = new InMemoryStorage();
});

/** A load of the page; its changes are kept from then on. */
function load(owner = me, on = configuration) {
  const store = new PendingChangesStore();
  const stop = new KeepInTab(store, new PendingChangesArchive(storage, changeSubjects), changeSubjects).begin(
    owner,
    on,
  );
  return { store, stop };
}
const key = 'pendingChanges/user-1/ACME';

describe('pending changes across a reload', () => {
  it('are there again, for the same person and company [PC-9]', () => {
    const { store, stop } = load();
    store.edit([reworded, switchReasons(published, false)]);
    stop();
    expect(load().store.list).toEqual([reworded, switchReasons(published, false)]);
  });

  it('are not there for another person or another company [PC-9]', () => {
    load().store.edit([reworded]);
    expect(load({ ...me, userId: 'user-2' }).store.count).toBe(0);
    expect(load({ ...me, companyId: 'OTHER' }).store.count).toBe(0);
    expect(load().store.count).toBe(1);
  });

  it('are there as they stood after the last act, undone ones too [PC-8] [PC-9]', () => {
    const { store } = load();
    store.edit([reworded]);
    store.edit([switchReasons(published, false)]);
    store.undo();
    expect(load().store.list).toEqual([reworded]);
    store.discard();
    expect(storage.read(key)).toBeUndefined();
  });

  it('have the note that was written of them with them, and none is left without them [PC-9] [PB-16]', () => {
    const { store } = load();
    store.edit([reworded]);
    store.write('Sizes were mixed up');
    expect(load().store.note).toBe('Sizes were mixed up');
    expect(load({ ...me, companyId: 'OTHER' }).store.note).toBe('');
    store.discard();
    expect(storage.read(key)).toBeUndefined();
  });

  it('are kept no more once keeping them was stopped [PC-9]', () => {
    const { store, stop } = load();
    stop();
    store.edit([reworded]);
    expect(storage.read(key)).toBeUndefined();
  });

  it('are gone where they are published already, and stay gone [PC-9] [PB-15]', () => {
    load().store.edit([reworded, removeReason(published, 'MIND')]);
    const live = { ...published, reasons: [aReason({ description: 'Reworded' }), published.reasons[1]!] };
    expect(load(me, aCompanyConfiguration({}, live)).store.count).toBe(0);
    expect(load().store.count).toBe(0);
  });

  it('keep what they were made on where someone moved it, so that publishing shows the conflict [PC-9] [PB-15]', () => {
    load().store.edit([reworded]);
    const moved = { ...published, reasons: [aReason({ description: 'Theirs' })] };
    expect(load(me, aCompanyConfiguration({}, moved)).store.list).toEqual([reworded]);
  });

  it.each([
    'nonsense',
    'null',
    '5',
    '{"key":"a"}',
    '[null, 5, "a", []]',
    '[{"type":"COMPANY"}]',
    '[{"type":"UNKNOWN","key":"returnReasons.enabled","value":false,"originalValue":true}]',
    '[{"type":"COMPANY","key":"somethingNewer","value":1}]',
    '[{"type":"COMPANY","key":"returnReasons.reason.SIZE","value":{"code":"SIZE"}}]',
    '[{"type":"COMPANY","key":"returnReasons.order","value":"SIZE","originalValue":["SIZE"]}]',
  ])('are none where storage says %s [PC-9]', (text) => {
    storage.write(key, text);
    expect(load().store.list).toEqual([]);
  });

  it('are found among what is none [PC-9]', () => {
    storage.write(key, JSON.stringify([null, reworded, { type: 'COMPANY', key: 'x' }]));
    expect(load().store.list).toEqual([reworded]);
  });

  it('are edited all the same where the browser keeps nothing, and it is known [PC-9]', () => {
    const forbidden = new BrowserStorage(() => {
      throw new Error('forbidden');
    });
    const store = new PendingChangesStore();
    const archive = new PendingChangesArchive(forbidden, changeSubjects);
    new KeepInTab(store, archive, changeSubjects).begin(me, configuration);
    store.edit([reworded]);
    expect(store.count).toBe(1);
    expect(store.isPersisted).toBe(false);
  });
});
