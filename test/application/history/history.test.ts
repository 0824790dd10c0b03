import { describe, expect, it } from 'vitest';
import type { ComparisonResource } from '../../../src/application/history/ComparisonResource.ts';
import { REASONS_ENABLED_KEY, reasonKey } from '../../../src/domain/return-reasons/reasonList.ts';
import { switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { aReason, aReturnReasons, companyId } from '../../support/samples/builders.ts';
import { canonicalJson } from '../../../server/application/shared/canonicalJson.ts';
import { anEnvironment, liveOf } from '../../support/workspace.ts';
import { ACME, openHistory } from './openHistory.ts';

const renamed = aReason({ description: 'Too small or too large' });
const late = aReason({ code: 'LATE', description: 'Arrived late' });

/** Publishes two further versions: in the second a reason is renamed and one removed, in the third one is added. */
async function threeVersions() {
  const environment = anEnvironment();
  const open = await openHistory(environment);
  const first = canonicalJson(liveOf(environment).document);
  open.save(renamed);
  open.remove('DAMAGED');
  await open.publishNow();
  open.save(late);
  await open.publishNow();
  return { ...open, environment, first };
}
const compared = ({ state }: ComparisonResource) =>
  state.kind === 'ready' ? state.value : expect.fail(JSON.stringify(state));

describe('HistoryStore', () => {
  it('returns publishes in pages, newest first, and keeps the loaded pages if the next page cannot be loaded [PB-16]', async () => {
    const { history, gateway, publishNow, changes } = await openHistory(anEnvironment());
    for (let nth = 0; nth < 26; nth += 1) {
      changes.edit([switchReasons(aReturnReasons({ enabled: nth % 2 === 0 }), nth % 2 !== 0)]);
      await publishNow();
    }
    await history.open(ACME);
    expect(history.state).toMatchObject({ kind: 'ready', more: 'idle', nextCursor: '25' });
    gateway.failure = { kind: 'timed-out' };
    await history.loadMore();
    expect(history.state).toMatchObject({ kind: 'ready', more: 'failed', nextCursor: '25' });
    gateway.failure = undefined;
    await Promise.all([history.loadMore(), history.loadMore()]);
    const { state } = history;
    expect(state.kind === 'ready' && state.publishes.map(({ revision }) => revision)).toEqual(
      Array.from({ length: 26 }, (_, nth) => `"r${27 - nth}"`),
    );
    expect(state).toMatchObject({ more: 'idle', nextCursor: undefined });
  });
});

describe('ComparisonResource', () => {
  it('returns the changes that were published between two versions [PB-16]', async () => {
    const { comparison, gateway } = await threeVersions();
    await comparison.open(ACME, { kind: 'revisions', from: '"r1"', to: '"r3"' });
    const { changes, isComplete } = compared(comparison);
    expect(changes.map(({ key, value }) => [key, value])).toEqual([
      [reasonKey('SIZE'), renamed],
      [reasonKey('DAMAGED'), { removed: true }],
      [reasonKey('LATE'), late],
    ]);
    expect(isComplete).toBe(true);

    await comparison.open(ACME, { kind: 'revisions', from: '"r3"', to: '"r1"' });
    expect(gateway.asked.filter((question) => question.startsWith('revision'))).toHaveLength(2);
  });

  it('compares one publish with the version before it, and returns its author [PB-16]', async () => {
    const { comparison, history } = await threeVersions();
    await history.open(ACME);
    const newest = history.state.kind === 'ready' ? history.state.publishes[0] : undefined;
    await comparison.open(ACME, { kind: 'publish', publishId: newest?.publishId ?? '' });
    const { changes, from, to, publish } = compared(comparison);
    expect({ from, to, keys: changes.map(({ key }) => key) }).toEqual({
      from: '"r2"',
      to: '"r3"',
      keys: [reasonKey('LATE')],
    });
    expect(publish).toMatchObject({ revision: '"r3"', changeCount: 1 });
  });

  it('returns the failure "not-found" for a version that does not exist [PB-16]', async () => {
    const { comparison } = await openHistory(anEnvironment());
    await comparison.open(ACME, { kind: 'revisions', from: '"r1"', to: '"r9"' });
    expect(comparison.state).toEqual({ kind: 'failed', failure: { kind: 'not-found' } });
  });

  it('does not show a comparison for another request or another company [PB-16]', async () => {
    const { comparison } = await threeVersions();
    const subject = { kind: 'revisions', from: '"r1"', to: '"r3"' } as const;
    await comparison.open(ACME, subject);
    expect(comparison.stateOf({ company: { ...ACME }, subject: { ...subject } }).kind).toBe('ready');
    expect(comparison.stateOf({ company: ACME, subject: { ...subject, to: '"r2"' } }).kind).toBe('loading');
    const other = { ...ACME, companyId: companyId('KOYO') };
    expect(comparison.stateOf({ company: other, subject }).kind).toBe('loading');
  });
});

describe('RestoreRevision', () => {
  it('makes the values of an earlier version pending, so that a publish restores the earlier version exactly [PB-16]', async () => {
    const { comparison, restore, environment, first, publishNow, changes } = await threeVersions();
    await comparison.open(ACME, { kind: 'revisions', from: '"r1"', to: '"r3"' });
    const { before } = compared(comparison);
    expect((await restore.execute(before)).count).toBe(changes.count);
    expect(liveOf(environment).revision).toBe('"r3"');
    await publishNow();
    expect(liveOf(environment).revision).toBe('"r4"');
    expect(canonicalJson(liveOf(environment).document)).toBe(first);
  });

  it('replaces all pending edits when it restores a complete version, and one undo brings the edits back [PB-16]', async () => {
    const { comparison, restore, changes, save } = await threeVersions();
    await comparison.open(ACME, { kind: 'revisions', from: '"r1"', to: '"r3"' });
    save(aReason({ code: 'MIND', description: 'Changed it', paymentRequired: true }));
    const edited = changes.list;
    expect((await restore.execute(compared(comparison).before)).replacedCount).toBe(1);
    expect(changes.get(reasonKey('MIND'))).toBeUndefined();
    changes.undo();
    expect(changes.list).toEqual(edited);
  });

  it('restores single parts of a version without affecting pending edits of other parts [PB-16]', async () => {
    const { comparison, restore, changes, save } = await threeVersions();
    await comparison.open(ACME, { kind: 'revisions', from: '"r1"', to: '"r3"' });
    save(aReason({ code: 'MIND', description: 'Changed it', paymentRequired: true }));
    const restored = await restore.execute(compared(comparison).before, new Set([reasonKey('SIZE')]));
    expect(restored).toEqual({ count: 1, replacedCount: 0 });
    expect([...changes.present.keys()]).toEqual([reasonKey('MIND'), reasonKey('SIZE')]);
  });

  it('does nothing if the version to restore equals the current version [PB-16]', async () => {
    const { restore, company, changes } = await openHistory(anEnvironment());
    expect(company.configuration && (await restore.execute(company.configuration))).toEqual({
      count: 0,
      replacedCount: 0,
    });
    expect(changes.canUndo).toBe(false);
  });
});

describe('UndoPublish', () => {
  it('makes the values before the last publish pending, without publishing them [PB-16]', async () => {
    const { undoPublish, environment, publishNow, changes } = await threeVersions();
    expect(await undoPublish.execute()).toEqual({ count: 1, replacedCount: 0 });
    expect(changes.list).toEqual([expect.objectContaining({ key: reasonKey('LATE'), value: { removed: true } })]);
    expect(liveOf(environment).revision).toBe('"r3"');
    await publishNow();
    expect(liveOf(environment).reasons.map(({ code }) => code)).toEqual(['SIZE', 'MIND']);
  });

  it('does not affect edits that the user made after the last publish [PB-16]', async () => {
    const { undoPublish, changes } = await threeVersions();
    changes.edit([switchReasons(aReturnReasons(), false)]);
    await undoPublish.execute();
    expect([...changes.present.keys()].toSorted()).toEqual([REASONS_ENABLED_KEY, reasonKey('LATE')].toSorted());
  });
});
