import { describe, expect, it } from 'vitest';
import type { DraftContent } from '../../../../src/domain/changes/drafts/draft.ts';
import { carrierChanges } from '../../../../src/domain/carriers/changes/carrierChanges.ts';
import { InMemoryStorage } from '../../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aSample } from '../../../support/samples/aSample.ts';
import { aReason } from '../../../support/samples/builders.ts';
import { SECRET, usps } from '../../../support/samples/secretCarrier.ts';
import { settled } from '../../../support/settled.ts';
import {
  aDevice,
  anEnvironment,
  aTab,
  openWorkspace,
  type Environment,
  type Workspace,
} from '../../../support/workspace.ts';

const KEY = 'pendingChanges/user-1/ACME';

/** Simulated network connection of the browser. */
class Line {
  #isOnline = true;
  readonly #watchers = new Set<() => void>();

  isOnline(): boolean {
    return this.#isOnline;
  }

  watch(callback: () => void): () => void {
    this.#watchers.add(callback);
    return () => this.#watchers.delete(callback);
  }

  set(isOnline: boolean): void {
    this.#isOnline = isOnline;
    for (const watcher of this.#watchers) watcher();
  }
}

const aService = (): Environment => anEnvironment(aSample({ drafts: true }));

const reworded = (text: string) => aReason({ description: text });
const wait = async (service: Environment, milliseconds = 500): Promise<void> => {
  service.clock.advance(milliseconds);
  await settled();
};
const textOf = (page: Workspace, code = 'SIZE'): string | undefined =>
  page.shown().find((reason) => reason.code === code)?.description;
const draftOf = (service: Environment): DraftContent | undefined => {
  const text = service.drafts.get('user-1')?.read('draft//ACME');
  return text === undefined ? undefined : (JSON.parse(text) as { readonly draft: DraftContent }).draft;
};
const keysOf = (service: Environment): readonly string[] => draftOf(service)?.changes.map(({ key }) => key) ?? [];

describe('if the service stores drafts,', () => {
  it('sent pending changes appear on other devices of the user, and can be undone there [PC-8] [PC-9]', async () => {
    const service = aService();
    const here = await openWorkspace(aDevice(service));
    here.save(reworded('Here'));
    expect(here.drafts.state).toBe('unsent');
    await wait(service);
    expect(here.drafts.state).toBe('stored');

    const otherDevice = await openWorkspace(aDevice(service));
    expect(textOf(otherDevice)).toBe('Here');
    expect(otherDevice.changes.restoredCount).toBe(1);
    otherDevice.changes.undo();
    expect(textOf(otherDevice)).toBe('Too small');
    await wait(service);
    expect(keysOf(service)).toEqual([]);
    const again = await openWorkspace(aDevice(service));
    again.changes.redo();
    expect(textOf(again)).toBe('Here');
  });

  it('pending changes are in browser storage only until the service has stored them [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    page.save(reworded('Here'));
    expect(device.storage.read(KEY)).toContain('Here');
    await wait(service);
    expect(device.storage.read(KEY)).toBeUndefined();
  });

  it('pending changes are restored after a reload, even if they were not sent, and can be undone [PC-8] [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    page.save(reworded('Sent'));
    await wait(service);
    page.save(reworded('Unsent'));
    page.remove('MIND');
    page.leave();
    const reloaded = await openWorkspace(device);
    expect(textOf(reloaded)).toBe('Unsent');
    expect(textOf(reloaded, 'MIND')).toBeUndefined();
    reloaded.changes.undo();
    expect(textOf(reloaded)).toBe('Sent');
    expect(textOf(reloaded, 'MIND')).toBeDefined();
  });

  it.each(['lost-before', 'lost-after', 'timed-out', 'server-error', 'server-error-after'] as const)(
    'pending changes are sent again after the fault %s, without a conflict with the first request [PC-9] [PB-14]',
    async (fault) => {
      const service = aService();
      const device = aDevice(service);
      const page = await openWorkspace(device);
      device.faults.plan('draft', fault);
      page.save(reworded('One'));
      await wait(service);
      expect(page.drafts.state).toBe('unsent');
      page.save(reworded('Two'));
      await wait(service, 2000);
      expect(page.drafts.state).toBe('stored');
      expect(page.drafts.conflicts).toEqual([]);
      expect(textOf(page)).toBe('Two');
      expect(keysOf(service)).toEqual(['returnReasons.reason.SIZE']);
    },
  );

  it('a value edited after a lost request remains, and conflicts with an edit on another device [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const here = await openWorkspace(device);
    device.faults.plan('draft', 'lost-after');
    here.save(reworded('Sent'));
    await wait(service);
    here.save(reworded('Typed meanwhile'));
    const otherDevice = await openWorkspace(aDevice(service));
    expect(textOf(otherDevice)).toBe('Sent');
    otherDevice.save(reworded('Of the other device'));
    await otherDevice.drafts.flush();
    await wait(service, 2000);
    // The service stored the first edit, so that is the base of the conflict.
    expect(textOf(here)).toBe('Typed meanwhile');
    expect(here.drafts.conflicts).toMatchObject([
      {
        mine: { value: { description: 'Typed meanwhile' } },
        theirs: { value: { description: 'Of the other device' } },
      },
    ]);
    expect(here.drafts.state).toBe('stored');
    expect(textOf(await openWorkspace(aDevice(service)))).toBe('Typed meanwhile');
  });

  it('a pending change does not conflict with an earlier edit whose response was lost when the user left the page [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    device.faults.plan('draft', 'lost-after');
    page.save(reworded('Arrived unseen'));
    await wait(service);
    page.save(reworded('Typed on'));
    page.leave();
    const reloaded = await openWorkspace(device);
    expect(reloaded.drafts.conflicts).toEqual([]);
    expect(textOf(reloaded)).toBe('Typed on');
  });

  it('pending changes are kept while the browser is offline, and are sent when it is online again [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const line = new Line();
    const page = await openWorkspace(device, { connection: line });
    line.set(false);
    device.faults.plan('draft', ...Array.from({ length: 20 }, () => 'lost-before' as const));
    page.save(reworded('Offline'));
    await wait(service);
    await wait(service, 60_000);
    expect(page.drafts.state).toBe('unsent');
    device.faults.clear();
    line.set(true);
    await settled();
    expect(page.drafts.state).toBe('stored');
    expect(keysOf(service)).toHaveLength(1);
  });

  it('a device on which the user makes no edit sends no pending changes [PC-9]', async () => {
    const service = aService();
    const here = await openWorkspace(aDevice(service));
    const device = aDevice(service);
    await openWorkspace(device);
    here.save(reworded('Here'));
    await wait(service);
    await wait(service, 60_000);
    expect(device.faults.asked.filter((call) => call.startsWith('draft:'))).toEqual([]);
    expect(keysOf(service)).toHaveLength(1);
  });

  it('the pending changes of two devices are merged by key [PC-9]', async () => {
    const service = aService();
    const [one, two] = [await openWorkspace(aDevice(service)), await openWorkspace(aDevice(service))];
    one.save(reworded('One'));
    await wait(service);
    two.save(aReason({ code: 'DAMAGED', description: 'Two' }));
    await wait(service);
    expect([textOf(two), textOf(two, 'DAMAGED')]).toEqual(['One', 'Two']);
    expect(two.drafts.conflicts).toEqual([]);
    expect(keysOf(service)).toHaveLength(2);
    // Undo reverts only the edit made on this device.
    two.changes.undo();
    expect([textOf(two), textOf(two, 'DAMAGED')]).toEqual(['One', 'Arrived damaged']);
  });

  it('a pending change remains if another device changed its key, and one undo applies the other device’s value [PC-8] [PC-9]', async () => {
    const service = aService();
    const [one, two] = [await openWorkspace(aDevice(service)), await openWorkspace(aDevice(service))];
    one.save(reworded('One'));
    await wait(service);
    two.save(reworded('Two'));
    await wait(service);
    expect(textOf(two)).toBe('Two');
    expect(two.drafts.conflicts).toMatchObject([
      { mine: { value: { description: 'Two' } }, theirs: { value: { description: 'One' } } },
    ]);
    two.changes.undo();
    expect(textOf(two)).toBe('One');
    two.changes.redo();
    await wait(service);
    expect(textOf(await openWorkspace(aDevice(service)))).toBe('Two');
  });

  it('an edit remains if the user discards all pending changes on another device [PC-5] [PC-9]', async () => {
    const service = aService();
    const one = await openWorkspace(aDevice(service));
    one.save(reworded('One'));
    await wait(service);
    const two = await openWorkspace(aDevice(service));
    one.changes.discard();
    await wait(service);
    two.save(reworded('Two'));
    await wait(service);
    expect(textOf(two)).toBe('Two');
    // The edit also remains if the first device edits another reason after the discard.
    two.save(reworded('Three'));
    await wait(service);
    one.save(aReason({ code: 'DAMAGED', description: 'Else' }));
    await wait(service);
    expect(textOf(one)).toBe('Three');
  });

  it('two devices’ orders of the same list are merged, including entries added on either device [PC-9]', async () => {
    const service = aService();
    const [one, two] = [await openWorkspace(aDevice(service)), await openWorkspace(aDevice(service))];
    const codes = (page: Workspace) => page.shown().map(({ code }) => code);
    one.save(aReason({ code: 'FIRST', description: 'Of one' }));
    one.arrange(['FIRST', 'SIZE', 'DAMAGED', 'MIND']);
    await wait(service);
    two.save(aReason({ code: 'LAST', description: 'Of two' }));
    two.arrange(['SIZE', 'MIND', 'DAMAGED', 'LAST']);
    await wait(service);
    expect(codes(two)).toEqual(['FIRST', 'SIZE', 'MIND', 'DAMAGED', 'LAST']);
    expect(two.drafts.conflicts).toEqual([]);
  });

  it('a company opens without waiting for its draft [PC-9]', async () => {
    const service = aService();
    const one = await openWorkspace(aDevice(service));
    one.save(reworded('Before'));
    await wait(service);
    const device = aDevice(service);
    device.faults.plan('draft-read', 'held', 'held');
    const opening = openWorkspace(device);
    await settled();
    await wait(service, 3000);
    const page = await opening;
    expect(textOf(page)).toBe('Too small');
    device.faults.release();
    await settled();
    expect(textOf(page)).toBe('Before');
    expect(page.changes.restoredCount).toBe(1);
  });

  it('unsent pending changes are restored when the user signs in again after the session expired [PC-9] [AU-8]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    page.save(reworded('Sent'));
    await wait(service);
    device.faults.plan('draft', 'lost-after');
    page.save(aReason({ code: 'DAMAGED', description: 'Unsent' }));
    await wait(service);
    // The end of a session clears the tab's storage and then closes the pages.
    device.storage.clear();
    page.leave();
    expect(device.storage.read(KEY)).toBeUndefined();
    await page.reopen();
    expect([textOf(page), textOf(page, 'DAMAGED')]).toEqual(['Sent', 'Unsent']);
    expect(page.changes.restoredCount).toBe(2);
    expect(page.drafts.conflicts).toEqual([]);
  });

  it('removes changes that another device published, and loads that device’s later changes [PC-9] [PB-15]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    page.save(reworded('Live soon'));
    page.leave();
    const other = await openWorkspace(aDevice(service));
    other.save(reworded('Live soon'));
    await other.publish();
    other.save(reworded('Further on'));
    await wait(service);
    const reopened = await openWorkspace(device);
    expect(textOf(reopened)).toBe('Further on');
    expect(reopened.drafts.conflicts).toEqual([]);
  });

  it('pending changes are removed on all devices once published, and other devices read the new values [PC-9] [PB-15]', async () => {
    const service = aService();
    const [one, two] = [await openWorkspace(aDevice(service)), await openWorkspace(aDevice(service))];
    one.save(reworded('Live'));
    await wait(service);
    two.save(aReason({ code: 'DAMAGED', description: 'Still here' }));
    await wait(service);
    await one.publish();
    await wait(service);
    two.save(aReason({ code: 'MIND', description: 'More' }));
    await wait(service);
    await settled();
    expect(two.company.published?.revision).toBe(one.company.published?.revision);
    expect(two.changes.list.map(({ key }) => key)).toEqual([
      'returnReasons.reason.DAMAGED',
      'returnReasons.reason.MIND',
    ]);
    expect(textOf(two)).toBe('Live');
  });

  it('the service deletes the draft once all its pending changes are published [PC-9]', async () => {
    const service = aService();
    const page = await openWorkspace(aDevice(service));
    page.save(reworded('Live'));
    await wait(service);
    await page.publish();
    await wait(service);
    expect(draftOf(service)).toBeUndefined();
    expect(page.drafts.state).toBe('stored');
  });

  it('pending changes that the service rejects stay in browser storage, and are sent again after the next edit [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    device.faults.plan('draft', 'rejected');
    page.save(reworded('Too much'));
    await wait(service);
    expect(page.drafts.state).toBe('refused');
    expect(device.storage.read(KEY)).toContain('Too much');
    await wait(service, 120_000);
    expect(device.faults.asked.filter((call) => call.startsWith('draft:'))).toHaveLength(1);
    page.save(reworded('Less'));
    await wait(service);
    expect(page.drafts.state).toBe('stored');
  });

  it('pending changes of a newer release remain in the draft unchanged [PC-1] [PC-9]', async () => {
    const service = aService();
    const newer = { type: 'NEXT_YEAR', key: 'next.year', value: 1 };
    const draft = { changes: [newer], history: { done: [[{ key: newer.key, after: newer }]], undone: [] } };
    const storedDraft = { draft: { ...draft, revision: '"d9"' }, editedAt: service.clock.now() };
    const storage = new InMemoryStorage();
    storage.write('draft//ACME', JSON.stringify(storedDraft));
    service.drafts.set('user-1', storage);
    const page = await openWorkspace(aDevice(service));
    expect(page.changes.count).toBe(0);
    expect(page.changes.canUndo).toBe(false);
    page.save(reworded('Here'));
    await wait(service);
    expect(keysOf(service)).toEqual(['returnReasons.reason.SIZE', 'next.year']);
    await page.publish();
    await wait(service);
    expect(keysOf(service)).toEqual(['next.year']);
  });

  it('the service stores a typed secret in the draft, but the browser does not store the secret [CR-6] [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const page = await openWorkspace(device);
    const { configuration } = page.company;
    if (!configuration) throw new Error('there is no company');
    page.changes.edit(carrierChanges([], [], [usps(SECRET)]));
    expect(device.storage.read(KEY)).not.toContain(SECRET);
    await wait(service);
    expect(JSON.stringify(draftOf(service))).toContain(SECRET);
    const otherDevice = await openWorkspace(aDevice(service));
    expect(JSON.stringify(otherDevice.changes.list)).toContain(SECRET);
  });

  it('are stored only in the browser if the service does not support drafts [PC-8] [PC-9]', async () => {
    const service = anEnvironment(aSample());
    const page = await openWorkspace(service);
    page.save(reworded('Here'));
    expect(service.storage.read(KEY)).toContain('Here');
    const otherTab = await openWorkspace(aTab(service));
    await wait(service, 60_000);
    expect(page.drafts.state).toBe('stored');
    expect(service.faults.asked.filter((call) => call.startsWith('draft'))).toEqual([]);
    expect(textOf(otherTab), 'a tab that is open').toBe('Here');
    page.leave();
    otherTab.leave();
    service.storage.clear();
    const later = await openWorkspace(aTab(service));
    expect(textOf(later), 'once all tabs were closed').toBe('Here');
    later.changes.undo();
    expect(textOf(later)).toBe(aReason().description);
  });

  it('pending changes of an earlier release are restored from browser storage and sent [PC-9]', async () => {
    const service = aService();
    const device = aDevice(service);
    const before = await openWorkspace({ ...device, ...anEnvironment(aSample()), storage: device.storage });
    before.save(reworded('By the release before'));
    before.leave();
    const page = await openWorkspace(device);
    expect(textOf(page)).toBe('By the release before');
    await wait(service);
    expect(keysOf(service)).toHaveLength(1);
  });
});
