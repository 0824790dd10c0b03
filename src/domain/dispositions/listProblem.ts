import { deepEqual } from '../shared/deepEqual.ts';
import type { TextKey } from '../shared/textKey.ts';
import { entryError } from './dispositionError.ts';
import {
  hasEntryShape,
  isFitDispositionList,
  NO_DISPOSITIONS,
  type DispositionEntry,
  type DispositionList,
} from './dispositionLists.ts';
import { dispositionMessage } from './dispositionMessage.ts';

const INVALID = 'validation.invalidValue';

export function listProblem<List extends DispositionList>(
  list: List,
  value: unknown,
  known: readonly unknown[],
): TextKey | undefined {
  const isShaped = (entry: unknown): entry is DispositionEntry<List> => hasEntryShape[list](entry);
  if (!Array.isArray(value) || !value.every(isShaped)) return INVALID;
  const beside = { ...NO_DISPOSITIONS, [list]: value };
  for (const entry of value) {
    if (known.some((each) => deepEqual(each, entry))) continue;
    const error = entryError(beside, list, entry);
    const message = error && dispositionMessage(error);
    // Messages with a number need values, so the general message is used.
    if (message !== undefined) return typeof message === 'string' ? message : INVALID;
  }
  return isFitDispositionList(list, value) ? undefined : INVALID;
}
