import { expect, it } from 'vitest';
import type { ActivityEntry } from '../../../src/domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../../src/domain/activity/activityFilter.ts';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const ACME = companyId('ACME');

export function activityLogContract(use: UseGateways): void {
  const list = async (filter: ActivityFilter = {}, place: { cursor?: string; limit?: number } = {}) => {
    return valueOf(await use().activity.list('HOUSE', filter, { limit: 200, ...place }));
  };
  const newest = async (filter: ActivityFilter = {}): Promise<ActivityEntry | undefined> =>
    (await list(filter)).entries[0];

  it('list returns the actions of the owner’s staff on merchants, newest first, and find returns all data of one action [API-1]', async () => {
    await use().signIn('HOUSE', 'admin');
    const reason = 'Asked by telephone';
    const opened = await use().reviews.open('HOUSE', ACME, reason);
    expect(opened.ok).toBe(true);
    const started = await newest({ kind: 'review', companyId: 'ACME' });
    expect(started).toMatchObject({
      companyId: 'ACME',
      companyName: expect.any(String) as string,
      onBehalfOf: 'ACME',
      action: 'review.opened',
      detail: { reason },
    });
    expect(started?.actor.name).not.toBe('');
    if (opened.ok) await use().reviews.close('HOUSE', opened.value);
    const closed = await newest({ companyId: 'ACME', isOnBehalf: true });
    expect(closed).toMatchObject({ action: 'review.closed', previousHash: started?.hash });
    const entry = closed && (await use().activity.find('HOUSE', closed));
    expect(entry).toMatchObject({ ok: true, value: { ...closed, fits: true } });
    expect(await use().activity.find('HOUSE', { companyId: 'ACME', sequence: 9999 })).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
  });

  it('list returns the log in pages, and only the log entries that match the filter', async () => {
    const all = await list({ companyId: 'ACME' });
    expect(all.total).toBe(all.entries.length);
    const first = await list({ companyId: 'ACME' }, { limit: 1 });
    const second = await list({ companyId: 'ACME' }, { limit: 1, cursor: first.nextCursor ?? '' });
    expect([...first.entries, ...second.entries]).toEqual(all.entries.slice(0, 2));
    expect((await list({ search: 'nobody is called this' })).entries).toEqual([]);
    expect((await list({ kind: 'review' })).entries.every(({ action }) => action.startsWith('review.'))).toBe(true);
  });

  it('list finds a log entry by its stored values, and filters log entries by the acting user [API-1]', async () => {
    const started = await newest({ kind: 'review', search: 'asked by TELEPHONE' });
    expect(started).toMatchObject({ action: 'review.opened', companyId: 'ACME' });
    const { people = [], merchants = [] } = await list({ search: 'no entry contains this' });
    expect(people).toContainEqual(started?.actor);
    expect(merchants).toContainEqual({ companyId: 'ACME', name: started?.companyName });
    const { entries } = await list({ actorId: started?.actor.userId });
    expect(new Set(entries.map(({ actor }) => actor.userId))).toEqual(new Set([started?.actor.userId]));
    expect((await list({ actorId: 'unknown-user' })).entries).toEqual([]);
  });

  it('list finds a log entry by the label of its stored key, and counts the log entries of each filter [API-1]', async () => {
    const search = 'text that no entry contains';
    const { entries } = await list({ search, stored: ['review.opened', 'no.such.key'] });
    expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(['review.opened']));
    const { total, all, counts } = await list({ search, stored: ['review.opened'] });
    expect({ total, ...counts }).toEqual({ total: entries.length, onBehalf: entries.length, refused: 0 });
    expect(all).toBe((await list()).total);
  });

  it('verify returns that the hash chain of the log is intact', async () => {
    const { total } = await list();
    expect(await use().activity.verify('HOUSE')).toMatchObject({
      ok: true,
      value: { kind: 'intact', entries: total },
    });
  });

  it('list, verify and find fail for the staff of a merchant', async () => {
    await use().signIn('ACME');
    expect((await use().activity.list('HOUSE', {}, { limit: 1 })).ok).toBe(false);
    expect((await use().activity.verify('HOUSE')).ok).toBe(false);
    expect((await use().activity.find('HOUSE', { companyId: 'ACME', sequence: 1 })).ok).toBe(false);
  });
}
