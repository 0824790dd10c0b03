import { isTextList } from '../../shared/shapes.ts';
import { isPendingChange, type PendingChange } from '../pendingChange.ts';
import { upgradeChange } from '../upgradeChange.ts';
import { edited, isListEdits, listEdits, type ListEdit } from './listEdits.ts';
import type { UnsentRow } from './unsentRows.ts';

const LONG = 32;

type KeptChange = PendingChange & {
  readonly valueEdits?: readonly ListEdit[] | undefined;
  readonly originalEdits?: readonly ListEdit[] | undefined;
};

/** A row in browser storage. `null` stands for no change, because JSON has no `undefined`. */
export type KeptRow = {
  readonly key: string;
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

/** The long list on which the row's edits are based, usually the published order. */
export function listOf({ change, bases }: UnsentRow): readonly string[] | undefined {
  const lists = [change, ...bases].flatMap((each) => (each ? [each.originalValue, each.value] : []));
  return lists.filter(isTextList).find(({ length }) => length >= LONG);
}

/** Serializes a row. Its four to six copies of an order have few differences, so they are stored as edits. */
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

/** Parses a row. `undefined` if it is invalid, of an older release, or based on an unknown list. */
export function readRow(
  entry: unknown,
  lists: ReadonlyMap<string, readonly string[]> = new Map(),
): UnsentRow | undefined {
  const alone = changeIn(entry);
  // A change stored alone has no base.
  if (alone) return { key: alone.key, change: alone, bases: [undefined] };
  const { key, change, bases, list: name } = (entry ?? {}) as Partial<Record<keyof KeptRow, unknown>>;
  if (typeof key !== 'string' || !Array.isArray(bases)) return undefined;
  const list = typeof name === 'string' ? lists.get(name) : undefined;
  if (name !== undefined && !list) return undefined;
  return { key, change: changeIn(change, list), bases: bases.map((base) => changeIn(base, list)), isStripped: true };
}
