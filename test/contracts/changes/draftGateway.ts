import { expect, it } from 'vitest';
import type { CompanyPath } from '../../../src/application/company/CompanyPath.ts';
import { noDraft, type DraftContent } from '../../../src/domain/changes/drafts/draft.ts';
import { readHistory } from '../../../src/domain/changes/drafts/draftHistory.ts';
import { DRAFT_LIFE } from '../../../src/domain/shared/lifetimes.ts';
import { aChange, companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const renamed = (name: string) => aChange('returnReasons.reason.SIZE', { code: 'SIZE', description: name }, { a: 1 });

/** Draft content with one change, made in one undo step. */
const content = (name: string): DraftContent => ({
  changes: [renamed(name)],
  history: { done: [[{ key: renamed(name).key, after: renamed(name) }]], undone: [] },
});

/** Uses the drafts of the staff of ACME, KOYO and PAUSED. */
export function draftGatewayContract(use: UseGateways): void {
  const pathOf = (id: string): CompanyPath => ({ rootOrgId: 'HOUSE', companyId: companyId(id) });
  const [acme, koyo, paused] = [pathOf('ACME'), pathOf('KOYO'), pathOf('PAUSED')];
  const none = { ok: true, value: noDraft };

  const read = async (path: CompanyPath) => valueOf(await use().drafts.read(path));
  const storeDraft = async (path: CompanyPath, name: string, revision: string, idempotencyKey = `keep ${name}`) => {
    const key = idempotencyKey.replaceAll(' ', '-');
    return valueOf(await use().drafts.store(path, content(name), { revision, idempotencyKey: key }));
  };
  const revisionOf = (answer: { readonly kind: 'stored'; readonly revision: string } | { readonly kind: 'stale' }) =>
    answer.kind === 'stored' ? answer.revision : 'stale';

  it('read returns an empty draft for a user without edits [PC-9]', async () => {
    await use().signIn('ACME');
    expect(await use().drafts.read(acme)).toEqual(none);
  });

  it('store stores a draft with pending changes and undo history, which no other user can read [PC-8] [PC-9]', async () => {
    const revision = revisionOf(await storeDraft(acme, 'Mine', noDraft.revision));
    expect(await read(acme)).toEqual({ ...content('Mine'), revision });
    await use().signIn('ACME', 'colleague');
    expect(await use().drafts.read(acme)).toEqual(none);
    await use().signIn('KOYO');
    expect(await use().drafts.read(koyo)).toEqual(none);
    await use().signIn('ACME');
    expect(await read(acme)).toEqual({ ...content('Mine'), revision });
  });

  it('store stores nothing if the draft has another revision than the caller read, and returns the current draft [PC-9]', async () => {
    await use().signIn('KOYO');
    const first = revisionOf(await storeDraft(koyo, 'First', noDraft.revision));
    const second = revisionOf(await storeDraft(koyo, 'Second', first));
    expect(second).not.toBe(first);
    const present = { ...content('Second'), revision: second };
    expect(await storeDraft(koyo, 'Third', first)).toEqual({ kind: 'stale', present });
    expect(await storeDraft(koyo, 'Fourth', noDraft.revision)).toEqual({ kind: 'stale', present });
    const dropped = await use().drafts.drop(koyo, { revision: first, idempotencyKey: 'drop-stale' });
    expect(dropped).toEqual({ ok: true, value: { kind: 'stale', present } });
    expect(await read(koyo)).toEqual(present);
  });

  it('store deletes the draft after the user has published or discarded all changes [PC-9]', async () => {
    await use().signIn('KOYO');
    const { revision } = await read(koyo);
    const drop = () => use().drafts.drop(koyo, { revision, idempotencyKey: 'drop-koyo' });
    expect(await drop()).toEqual({ ok: true, value: { kind: 'stored', revision: noDraft.revision } });
    expect(await use().drafts.read(koyo)).toEqual(none);
    expect(await drop(), 'asked once more').toEqual({
      ok: true,
      value: { kind: 'stored', revision: noDraft.revision },
    });
    expect(revisionOf(await storeDraft(koyo, 'After', revision)), 'a tab that saw the one before').toBe('stale');
    expect(revisionOf(await storeDraft(koyo, 'Anew', noDraft.revision))).not.toBe('stale');
  });

  it('store stores a draft once if the request is repeated, and rejects another draft with the same idempotency key [PB-14]', async () => {
    await use().signIn('PAUSED');
    const once = revisionOf(await storeDraft(paused, 'Once', noDraft.revision, 'the-key'));
    expect(revisionOf(await storeDraft(paused, 'Once', noDraft.revision, 'the-key'))).toBe(once);
    expect((await read(paused)).revision).toBe(once);
    const other = await use().drafts.store(paused, content('Other'), { revision: once, idempotencyKey: 'the-key' });
    expect(other).toMatchObject({ ok: false, error: { kind: 'rejected', status: 422 } });
    // A repeated refusal is returned with the current draft as well.
    expect((await storeDraft(paused, 'Late', noDraft.revision)).kind).toBe('stale');
    const twice = revisionOf(await storeDraft(paused, 'Twice', once));
    expect(await storeDraft(paused, 'Late', noDraft.revision)).toEqual({
      kind: 'stale',
      present: { ...content('Twice'), revision: twice },
    });
  });

  it('store stores pending changes of a type that this release does not know [PC-1]', async () => {
    await use().signIn('PAUSED');
    const { revision } = await read(paused);
    const newer = { type: 'NEXT_YEAR', key: 'next.year', value: { is: [1, null, 'ü'] }, valueId: 'x' };
    const changes = { changes: [newer], history: noDraft.history };
    const stored = await use().drafts.store(paused, changes, { revision, idempotencyKey: 'newer' });
    expect(stored).toMatchObject({ ok: true, value: { kind: 'stored' } });
    expect(await read(paused)).toMatchObject(changes);
  });

  it('store stores undo steps that refer to pending changes and to list differences [PC-8]', async () => {
    await use().signIn('PAUSED');
    const { revision } = await read(paused);
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
      changes: [order],
      history: { done: [[{ key, before, after: { type, key, isThere: true } }]], undone: [] },
    };
    const stored = await use().drafts.store(paused, draft, { revision, idempotencyKey: 'told' });
    expect(stored).toMatchObject({ ok: true, value: { kind: 'stored' } });
    expect(await read(paused)).toMatchObject(draft);
    expect(readHistory(await read(paused)).done[0]?.[0]?.before?.value).toEqual(['A', 'C', 'B']);
  });

  it('store rejects a draft with a value that is nested more deeply than the service allows [PC-9]', async () => {
    await use().signIn('PAUSED');
    const before = await read(paused);
    const deep = JSON.parse('['.repeat(100) + ']'.repeat(100)) as unknown;
    const changes = { changes: [aChange('returnReasons.enabled', deep)], history: noDraft.history };
    const stored = await use().drafts.store(paused, changes, { revision: before.revision, idempotencyKey: 'deep' });
    expect(stored).toMatchObject({ ok: false, error: { kind: 'rejected', status: 400 } });
    expect(await read(paused)).toEqual(before);
  });

  it('a draft is deleted 30 days after the last edit, and each edit restarts this period [PC-9]', async () => {
    await use().signIn('ACME');
    const first = revisionOf(await storeDraft(acme, 'Early', (await read(acme)).revision));
    use().advance(DRAFT_LIFE - 1);
    await use().signIn('ACME');
    const second = revisionOf(await storeDraft(acme, 'Late', first));
    use().advance(DRAFT_LIFE - 1);
    await use().signIn('ACME');
    expect((await read(acme)).revision).toBe(second);
    use().advance(1);
    expect(await use().drafts.read(acme)).toEqual(none);
    expect(revisionOf(await storeDraft(acme, 'Late again', second))).toBe('stale');
    expect(revisionOf(await storeDraft(acme, 'New', noDraft.revision))).not.toBe('stale');
  });

  it('reading or storing a draft returns `not-found` for a company to which the user does not belong', async () => {
    await use().signIn('ACME');
    const nobodys = pathOf('NOBODY');
    expect(await use().drafts.read(nobodys)).toMatchObject({ ok: false, error: { kind: 'not-found' } });
    const write = { revision: noDraft.revision, idempotencyKey: 'nobody' };
    expect(await use().drafts.store(nobodys, content('x'), write)).toMatchObject({ error: { kind: 'not-found' } });
  });
}
