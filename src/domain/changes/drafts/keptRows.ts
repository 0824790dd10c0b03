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
  readonly list?: readonly string[] | undefined;
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

/**
 * A row to be kept. Its change and what that stands on hold an order four to six times, each of which differs in a few
 * entries: one is written, the others by their differences.
 */
export function keepRow({ key, change, bases }: UnsentRow): KeptRow {
  const lists = [change, ...bases].flatMap((each) => (each ? [each.originalValue, each.value] : []));
  const list = lists.find((value) => isTextList(value) && value.length >= LONG);
  if (!isTextList(list)) return { key, change, bases: bases.map((base) => base ?? null) };
  return {
    key,
    list,
    change: change && told(change, list),
    bases: bases.map((base) => (base ? told(base, list) : null)),
  };
}

function changeIn(value: unknown, list: unknown): PendingChange | undefined {
  if (!isPendingChange(value)) return undefined;
  const { valueEdits, originalEdits, ...change }: { readonly [By in keyof KeptChange]: KeptChange[By] } = value;
  const inWhole = (whole: unknown, edits: unknown): unknown =>
    isTextList(list) && isListEdits(edits) ? edited(list, edits) : whole;
  return upgradeChange({
    ...change,
    value: inWhole(change.value, valueEdits),
    originalValue: inWhole(change.originalValue, originalEdits),
  });
}

/** The row that was kept; nothing where the entry is none: of an older release, or of a curious hand. */
export function readRow(entry: unknown): UnsentRow | undefined {
  const alone = changeIn(entry, undefined);
  // What was kept as a change alone stands on none.
  if (alone) return { key: alone.key, change: alone, bases: [undefined] };
  const { key, change, bases, list } = (entry ?? {}) as Partial<Record<keyof KeptRow, unknown>>;
  if (typeof key !== 'string' || !Array.isArray(bases)) return undefined;
  return { key, change: changeIn(change, list), bases: bases.map((base) => changeIn(base, list)), isStripped: true };
}
