import { isTextList } from '../../shared/shapes.ts';
import { isPendingChange, type PendingChange } from '../pendingChange.ts';
import { upgradeChange } from '../upgradeChange.ts';
import { edited, isListEdits, listEdits, type ListEdit } from './listEdits.ts';
import type { UnsentRow } from './unsentRows.ts';

/** From how many entries on a list is told by another one of its row. */
const LONG = 32;

/** A change whose lists may be told by the list of its row. */
type KeptChange = PendingChange & {
  readonly valueEdits?: readonly ListEdit[] | undefined;
  readonly originalEdits?: readonly ListEdit[] | undefined;
};

/** A row as a browser keeps it: `null` for no change, as JSON has it. */
export type KeptRow = {
  readonly key: string;
  /** The name of the list that others are told by. */
  readonly list?: string | undefined;
  readonly change?: KeptChange | undefined;
  readonly bases: readonly (KeptChange | null)[];
};

function told(change: PendingChange, list: readonly string[]): KeptChange {
  const editsOf = (value: unknown): readonly ListEdit[] | undefined =>
    isTextList(value) && value.length >= LONG ? listEdits(list, value) : undefined;
  const [valueEdits, originalEdits] = [editsOf(change.value), editsOf(change.originalValue)];
  return {
    ...change,
    ...(valueEdits && { value: undefined, valueEdits }),
    ...(originalEdits && { originalValue: undefined, originalEdits }),
  };
}

/** The long list that a row's other lists are told by, where it has any: the published order, most of the time. */
export function listOf({ change, bases }: UnsentRow): readonly string[] | undefined {
  const lists = [change, ...bases].flatMap((each) => (each ? [each.originalValue, each.value] : []));
  return lists.filter(isTextList).find(({ length }) => length >= LONG);
}

/**
 * A row to be kept. Its change and what that stands on hold an order four to six times, each of which differs from
 * `list` in a few entries: what is kept of a move is as large as the move.
 */
export function keepRow(
  { key, change, bases }: UnsentRow,
  list?: { name: string; entries: readonly string[] },
): KeptRow {
  const kept = (each: PendingChange): KeptChange => (list ? told(each, list.entries) : each);
  return {
    key,
    ...(list && { list: list.name }),
    change: change && kept(change),
    bases: bases.map((base) => (base ? kept(base) : null)),
  };
}

function changeIn(value: unknown, list?: readonly string[]): PendingChange | undefined {
  if (!isPendingChange(value)) return undefined;
  const { valueEdits, originalEdits, ...change }: { readonly [By in keyof KeptChange]: KeptChange[By] } = value;
  const inWhole = (whole: unknown, edits: unknown): unknown =>
    list && isListEdits(edits) ? edited(list, edits) : whole;
  return upgradeChange({
    ...change,
    value: inWhole(change.value, valueEdits),
    originalValue: inWhole(change.originalValue, originalEdits),
  });
}

/**
 * The row that was kept, with the lists by their names; nothing where the entry is none: of an older release, of a curious
 * hand, or told by a list that is not there.
 */
export function readRow(
  entry: unknown,
  lists: ReadonlyMap<string, readonly string[]> = new Map(),
): UnsentRow | undefined {
  const alone = changeIn(entry);
  // What was kept as a change alone stands on none.
  if (alone) return { key: alone.key, change: alone, bases: [undefined] };
  const { key, change, bases, list: name } = (entry ?? {}) as Partial<Record<keyof KeptRow, unknown>>;
  if (typeof key !== 'string' || !Array.isArray(bases)) return undefined;
  const list = typeof name === 'string' ? lists.get(name) : undefined;
  if (name !== undefined && !list) return undefined;
  return { key, change: changeIn(change, list), bases: bases.map((base) => changeIn(base, list)), isStripped: true };
}
