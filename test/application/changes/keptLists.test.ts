import { beforeEach, describe, expect, it } from 'vitest';
import { PendingChangesArchive } from '../../../src/application/changes/PendingChangesArchive.ts';
import type { UnsentRow } from '../../../src/domain/changes/drafts/unsentRows.ts';
import { REASON_ORDER_KEY } from '../../../src/domain/return-reasons/reasonKey.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aChange } from '../../support/samples/builders.ts';
import { changeSubjects } from '../../support/changes.ts';

const owner = { userId: 'user-1', companyId: 'ACME' };
const codes = Array.from({ length: 1000 }, (_, nth) => `REASON_${String(nth).padStart(4, '0')}`);
const moved = (from: number, list: readonly string[] = codes): readonly string[] =>
  list.toSpliced(from, 1).toSpliced(from + 1, 0, list[from] ?? '');
const rowOf = (value: readonly string[], original: readonly string[] = codes, key = REASON_ORDER_KEY): UnsentRow => ({
  key,
  change: aChange(key, value, original),
  bases: [undefined],
});

/** Browser storage with a limited number of free characters. */
class Browser extends InMemoryStorage {
  room = Infinity;
  written = 0;

  override write(key: string, value: string): boolean {
    if (value.length > this.room) return false;
    this.written += value.length;
    return super.write(key, value);
  }
}

describe('a list order stored in the tab', () => {
  let browser: Browser;
  let archive: PendingChangesArchive;

  beforeEach(() => {
    browser = new Browser();
    archive = new PendingChangesArchive(browser, changeSubjects);
  });

  /** What a newly opened page reads. */
  const read = (): readonly UnsentRow[] => new PendingChangesArchive(browser, changeSubjects).readUnsent(owner);
  const kept = (row: UnsentRow): UnsentRow => ({ ...row, isStripped: true });

  it('is written completely once; later moves write only the moved entry [PC-9]', () => {
    archive.writeUnsent(owner, [rowOf(moved(3))]);
    browser.written = 0;
    for (const from of [4, 5, 6]) archive.writeUnsent(owner, [rowOf(moved(from))]);
    expect(browser.written).toBeLessThan(3 * 500);
    expect(read()).toEqual([kept(rowOf(moved(6)))]);
    archive.writeUnsent(owner, []);
    archive.writeUnsent(owner, [rowOf(moved(7))]);
    expect(browser.written).toBeLessThan(4 * 500);
    expect(read()).toEqual([kept(rowOf(moved(7)))]);
  });

  it('is written completely again after the end of a session removed it [PC-9]', () => {
    archive.writeUnsent(owner, [rowOf(moved(3))]);
    browser.clear();
    archive.writeUnsent(owner, [rowOf(moved(4))]);
    expect(read()).toEqual([kept(rowOf(moved(4)))]);
  });

  it('is replaced by a list published later, but only after the order based on it [PC-9]', () => {
    archive.writeUnsent(owner, [rowOf(moved(3))]);
    const later = moved(500);
    archive.writeUnsent(owner, [rowOf(moved(4, later), later)]);
    expect(read()).toEqual([kept(rowOf(moved(4, later), later))]);
    const latest = moved(600);
    archive.writeUnsent(owner, [rowOf(moved(5, latest), latest)]);
    archive.writeUnsent(owner, [rowOf(moved(6), codes)]);
    expect(read()).toEqual([kept(rowOf(moved(6), codes))]);
    const lists = browser.entries().find(([key]) => key.startsWith('pendingChangeLists/'))?.[1] ?? '';
    expect(Object.keys(JSON.parse(lists) as object)).toHaveLength(2);
  });

  it('does not affect other stored lists [PC-9]', () => {
    const rows = ['one', 'two'].map((key, nth) => rowOf(moved(nth), moved(100 + nth), `${REASON_ORDER_KEY}.${key}`));
    archive.writeUnsent(owner, rows);
    expect(read()).toEqual(rows.map(kept));
  });

  it('keeps its last stored state if the storage is full, and returns false [PC-9]', () => {
    archive.writeUnsent(owner, [rowOf(moved(3))]);
    browser.room = 1000;
    const later = moved(500);
    expect(archive.writeUnsent(owner, [rowOf(moved(4, later), later)])).toBe(false);
    expect(read()).toEqual([kept(rowOf(moved(3)))]);
    expect(archive.writeUnsent(owner, [rowOf(moved(5))])).toBe(true);
    expect(read()).toEqual([kept(rowOf(moved(5)))]);
  });

  it('is ignored if stored data was tampered with', () => {
    archive.writeUnsent(owner, [rowOf(moved(3))]);
    const [key = ''] = browser.entries().find(([each]) => each.startsWith('pendingChangeLists/')) ?? [];
    for (const text of ['{', '[]', '7', '{"returnReasons.order#0":{"length":3}}']) {
      browser.write(key, text);
      expect(read()).toEqual([]);
    }
  });
});
