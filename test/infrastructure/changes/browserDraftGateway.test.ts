import { beforeEach, describe, expect, it } from 'vitest';
import { carrierChanges } from '../../../src/domain/carriers/changes/carrierChanges.ts';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { noDraft, type DraftContent } from '../../../src/domain/changes/drafts/draft.ts';
import { readHistory } from '../../../src/domain/changes/drafts/draftHistory.ts';
import { DRAFT_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { browserDraftGateway } from '../../../src/infrastructure/changes/browserDraftGateway.ts';
import { BrowserStorage } from '../../../src/infrastructure/storage/openStorage.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { changeSubjects } from '../../support/changes.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { aChange } from '../../support/samples/builders.ts';
import { SECRET, usps } from '../../support/samples/secretCarrier.ts';

const acme = { rootOrgId: 'HOUSE', companyId: 'ACME' };
const koyo = { rootOrgId: 'HOUSE', companyId: 'KOYO' };
const KEY = 'draft/user-1/ACME';

const renamed = (name: string) => aChange('returnReasons.reason.SIZE', { code: 'SIZE', description: name }, { a: 1 });
const content = (name: string): DraftContent => ({
  changes: [renamed(name)],
  note: name,
  history: { done: [[{ key: renamed(name).key, after: renamed(name) }]], undone: [] },
});

let storage: InMemoryStorage;
let clock: ManualClock;
let person: string | undefined;
beforeEach(() => {
  storage = new InMemoryStorage();
  clock = new ManualClock();
  person = 'user-1';
});
/** A gateway as in another browser tab with the same storage. */
const aTab = () => browserDraftGateway(storage, clock, changeSubjects, () => person);
const storedAs = (revision: string) => ({ ok: true, value: { kind: 'stored', revision } });

describe('browserDraftGateway', () => {
  it('shares drafts between the tabs of the same user and company [PC-8] [PC-9]', async () => {
    const write = { revision: noDraft.revision, idempotencyKey: 'one' };
    expect(await aTab().store(acme, content('Mine'), write)).toEqual(storedAs('"done"'));
    expect(await aTab().read(acme)).toEqual({ ok: true, value: { ...content('Mine'), revision: '"done"' } });
    expect(await aTab().read(koyo)).toEqual({ ok: true, value: noDraft });
    person = 'user-2';
    expect(await aTab().read(acme)).toEqual({ ok: true, value: noDraft });
  });

  it('deletes drafts 30 days after the last edit, including the stored text [PC-9]', async () => {
    await aTab().store(acme, content('Mine'), { revision: noDraft.revision, idempotencyKey: 'one' });
    person = 'user-2';
    clock.advance(DRAFT_LIFE - 1);
    aTab();
    expect(storage.read(KEY)).toBeDefined();
    clock.advance(1);
    storage.write('theme', 'dark');
    aTab();
    expect(storage.entries()).toEqual([['theme', 'dark']]);
  });

  it('stores no drafts while no user is signed in [PC-9]', async () => {
    person = undefined;
    const nobody = { ok: false, error: { kind: 'unauthorized' } };
    expect(await aTab().read(acme)).toEqual(nobody);
    const write = { revision: noDraft.revision, idempotencyKey: 'one' };
    expect(await aTab().store(acme, content('Mine'), write)).toEqual(nobody);
    expect(storage.entries()).toEqual([]);
  });

  it('stores secrets neither in the changes nor in the undo history [CR-6] [PC-9]', async () => {
    const changes = carrierChanges([usps(SECRET_MASK)], [usps(SECRET_MASK)], [usps(SECRET)]);
    const step = changes.map((change) => ({ key: change.key, after: change }));
    expect(JSON.stringify(changes)).toContain(SECRET);
    const written = { changes, history: { done: [step], undone: [step] } };
    await aTab().store(acme, written, { revision: noDraft.revision, idempotencyKey: 'one' });
    expect(storage.read(KEY)).not.toContain(SECRET);
    const read = await aTab().read(acme);
    expect(read.ok && read.value.changes.map(({ key }) => key)).toEqual(changes.map(({ key }) => key));
    expect(read.ok && readHistory(read.value).done).toHaveLength(1);
  });

  it('keeps changes of an unknown release, and differences of lists whose entries have changed [PC-8]', async () => {
    const newer = { type: 'NEXT_YEAR', key: 'next.year', value: { is: [1, null] }, valueId: 'x' };
    const order = aChange('returnReasons.order', ['B', 'A', 'C'], ['A', 'B', 'C']);
    const { type, key } = order;
    const before = {
      type,
      key,
      edits: [
        { at: 0, removed: 1, added: [] },
        { at: 2, removed: 0, added: ['B'] },
      ],
    };
    const draft: DraftContent = {
      changes: [newer, order],
      history: { done: [[{ key, before, after: { type, key, isThere: true } }]], undone: [] },
    };
    await aTab().store(acme, draft, { revision: noDraft.revision, idempotencyKey: 'one' });
    const read = await aTab().read(acme);
    expect(read).toMatchObject({ ok: true, value: { changes: [newer, order] } });
    expect(read.ok && readHistory(read.value).done[0]?.[0]?.before?.value).toEqual(['A', 'C', 'B']);
  });

  it.each(['nonsense', 'null', '5', '{}', '{"draft":{"changes":[5]}}', '{"draft":null,"editedAt":1}'])(
    'returns an empty draft if the stored text is %s [PC-9]',
    async (text) => {
      const tab = aTab();
      storage.write(KEY, text);
      expect(await tab.read(acme)).toEqual({ ok: true, value: noDraft });
    },
  );

  it('rejects a draft that the browser cannot store or that is nested too deeply [PC-9]', async () => {
    const forbidden = new BrowserStorage(() => {
      throw new Error('forbidden');
    });
    const write = { revision: noDraft.revision, idempotencyKey: 'one' };
    const tab = browserDraftGateway(forbidden, clock, changeSubjects, () => person);
    expect(await tab.store(acme, content('Mine'), write)).toEqual({
      ok: false,
      error: { kind: 'rejected', status: 413 },
    });
    const deep = JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown;
    const nested = { changes: [aChange('returnReasons.enabled', deep)], history: noDraft.history };
    expect(await aTab().store(acme, nested, write)).toEqual({ ok: false, error: { kind: 'rejected', status: 400 } });
  });
});
