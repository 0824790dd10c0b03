import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KeyedList, type KeyedListChange } from '../../../../src/domain/changes/keyedList/keyedList.ts';
import type { PendingChange } from '../../../../src/domain/changes/pendingChange.ts';
import { isRemoval, REMOVED, type Removal } from '../../../../src/domain/changes/removal.ts';
import { isRecord } from '../../../../src/domain/shared/shapes.ts';

/** List entry. The note is changed by a separate key, so a change of the entry does not affect the note. */
type Shelf = { readonly id: string; readonly label: string; readonly note: string };
type Labelled = { readonly id: string; readonly label: string; readonly note?: string };
type Kept = Removal & { readonly note: string };

const isLabelled = (value: unknown, id: string): value is Labelled =>
  isRecord(value) && value['id'] === id && typeof value['label'] === 'string';
const isKept = (value: unknown): value is Kept => isRemoval(value) && 'note' in value && typeof value.note === 'string';

const listWith = (placesAdded: boolean) =>
  new KeyedList<Shelf, Labelled>({
    type: 'RULES',
    prefix: 'shelves.shelf.',
    orderKey: 'shelves.order',
    idOf: ({ id }) => id,
    valueOf: ({ id, label }) => ({ id, label }),
    newValueOf: ({ id, label, note }) => ({ id, label, note }),
    isValue: isLabelled,
    isRemoval: isKept,
    added: ({ id, label, note = '' }) => ({ id, label, note }),
    rewritten: (shelf, { label }) => ({ ...shelf, label }),
    removalOf: ({ note }): Kept => ({ removed: true, note }),
    restored: (value, removal) => (isKept(removal) ? { ...value, note: removal.note } : value),
    placesAdded,
  });
const lists = [
  ['with an anchor in each added entry', listWith(true)],
  ['with positions only in the order change', listWith(false)],
] as const;
const list = listWith(true);

const shelf = (id: string, label = id, note = `note of ${id}`): Shelf => ({ id, label, note });
const shelves = (...ids: readonly string[]): readonly Shelf[] => ids.map((id) => shelf(id));
/** The note depends only on the id, because a change of the entry cannot change the note. */
const anyList = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...'abcdefgh'), fc.constantFrom('Red', 'Blue', '')), {
    selector: ([id]) => id,
    maxLength: 8,
  })
  .map((entries) => entries.map(([id, label]) => shelf(id, label)));
const filledList = anyList.filter((entries) => entries.length > 0);

function parsed(
  of: KeyedList<Shelf, Labelled>,
  changes: readonly PendingChange[],
): readonly KeyedListChange<Labelled>[] {
  return changes.map((change) => {
    const read = of.parse(change);
    if (!read) throw new Error(`not read: ${JSON.stringify(change)}`);
    return read;
  });
}
const made = (of: KeyedList<Shelf, Labelled>, from: readonly Shelf[], ...changes: readonly PendingChange[]) =>
  of.apply(from, parsed(of, changes));
const options = { numRuns: Number(process.env['RUNS'] ?? 300), seed: 5 };

describe.each(lists)('KeyedList %s', (_, of) => {
  it('finds the changes that transform any list into any other [PB-16]', () => {
    fc.assert(
      fc.property(anyList, anyList, (from, to) => {
        const changes = of.difference(from, to);
        expect(made(of, from, ...changes)).toEqual(to);
        expect(new Set(changes.map(({ key }) => key)).size).toBe(changes.length);
        for (const change of parsed(of, changes)) expect(change.originalValue).toEqual(of.read(from, change));
        expect(of.difference(to, to)).toEqual([]);
      }),
      options,
    );
  });

  it('saves one entry without affecting other entries [PC-1]', () => {
    fc.assert(
      fc.property(anyList, fc.constantFrom(...'abcdefgh'), fc.string(), (from, id, label) => {
        const change = of.save(from, shelf(id, label));
        const after = made(of, from, change);
        expect(of.find(after, id)).toEqual(shelf(id, label));
        expect(after.filter((entry) => entry.id !== id)).toEqual(from.filter((entry) => entry.id !== id));
        expect(of.ids(after).slice(0, from.length)).toEqual(of.ids(from));
      }),
      options,
    );
  });

  it('restores a removed entry at its old position with all its fields [PB-16]', () => {
    fc.assert(
      fc.property(filledList, fc.nat(), (from, place) => {
        const { id } = from[place % from.length] as Shelf;
        const [removal] = parsed(of, [of.remove(from, id)]);
        const after = of.apply(from, [removal as KeyedListChange<Labelled>]);
        expect(of.ids(after)).toEqual(of.ids(from).filter((other) => other !== id));
        const back = { ...(removal as PendingChange), value: of.valueToUndo(removal!), originalValue: undefined };
        expect(made(of, after, back)).toEqual(from);
      }),
      options,
    );
  });

  it('can undo every change of a list entry [PC-5]', () => {
    fc.assert(
      fc.property(anyList, anyList, (from, to) => {
        const changes = parsed(of, of.difference(from, to));
        const back = changes.map((change) => ({
          ...change,
          value: of.valueToUndo(change),
          originalValue: of.read(to, change),
        }));
        const restored = made(of, to, ...back);
        expect(restored.toSorted((one, other) => one.id.localeCompare(other.id))).toEqual(
          from.toSorted((one, other) => one.id.localeCompare(other.id)),
        );
      }),
      options,
    );
  });

  it('creates an order change only if the other changes do not already result in the new order [PB-16]', () => {
    fc.assert(
      fc.property(anyList, anyList, (from, to) => {
        const changes = of.difference(from, to);
        const others = changes.filter(({ key }) => key !== 'shelves.order');
        const isSaid = others.length < changes.length;
        const follows = of.ids(made(of, from, ...others)).join() === of.ids(to).join();
        expect(isSaid).toBe(!follows);
      }),
      options,
    );
  });

  it('sorts the entries returned by the service into the published order [PB-5]', () => {
    fc.assert(
      fc.property(anyList, anyList, fc.infiniteStream(fc.nat()), (from, to, random) => {
        const shuffled = to
          .map((entry) => ({ entry, at: random.next().value as number }))
          .toSorted((one, other) => one.at - other.at)
          .map(({ entry }) => entry);
        expect(of.arranged(shuffled, from, parsed(of, of.difference(from, to)))).toEqual(to);
      }),
      options,
    );
  });
});

describe('a change in KeyedList', () => {
  const abc = shelves('a', 'b', 'c');

  it('contains all fields of a new entry, but of a published entry only the fields that have the same key', () => {
    expect(list.save(abc, shelf('d')).value).toEqual({ id: 'd', label: 'd', note: 'note of d' });
    expect(list.save(abc, shelf('a', 'A', 'other'))).toEqual({
      type: 'RULES',
      key: 'shelves.shelf.a',
      value: { id: 'a', label: 'A' },
      originalValue: { id: 'a', label: 'a' },
    });
    expect(made(list, abc, list.save(abc, shelf('a', 'A', 'other')))[0]).toEqual(shelf('a', 'A'));
  });

  it('has neither a value nor an original value if the change removes an entry that was never published [PC-3]', () => {
    expect(list.remove(abc, 'new')).toEqual({
      type: 'RULES',
      key: 'shelves.shelf.new',
      value: undefined,
      originalValue: undefined,
    });
  });

  it('removes the new entry when the addition is undone', () => {
    const [added] = parsed(list, [list.save(abc, shelf('d'))]);
    expect(list.valueToUndo(added!)).toEqual({ removed: true, note: 'note of d' });
  });

  it.each<readonly [string, PendingChange]>([
    ['of another type', { ...list.save(abc, shelf('a', 'A')), type: 'COMPANY' }],
    ['without an entry', { ...list.save(abc, shelf('a', 'A')), key: 'shelves.shelf.' }],
    ['of another list', { ...list.save(abc, shelf('a', 'A')), key: 'shelves.other.a' }],
    ["with another entry's value", { ...list.save(abc, shelf('a', 'A')), key: 'shelves.shelf.b' }],
    ['with a malformed value', { ...list.save(abc, shelf('a', 'A')), value: 5 }],
    ['without a value', { ...list.save(abc, shelf('a', 'A')), value: undefined }],
    ['with a malformed original value', { ...list.save(abc, shelf('a', 'A')), originalValue: 'a' }],
    ['with a removal that keeps nothing', { ...list.remove(abc, 'a'), value: REMOVED }],
    ['with an order that does not consist of ids', { ...list.arrange(abc, ['a']), value: [1] }],
    ['with an original order that does not consist of ids', { ...list.arrange(abc, ['a']), originalValue: 'a' }],
  ])('is rejected if the stored change is %s [PC-9]', (_, change) => {
    expect(list.parse(change)).toBeUndefined();
  });

  it('is not created for an entry that is invalid in an earlier revision', () => {
    const withInvalid = [{ ...shelf('x'), label: 5 } as unknown as Shelf, ...abc];
    expect(list.difference(abc, withInvalid).filter(({ key }) => key === 'shelves.shelf.x')).toEqual([]);
  });
});
