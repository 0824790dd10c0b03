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
  existing: readonly unknown[],
): TextKey | undefined {
  const isShaped = (entry: unknown): entry is DispositionEntry<List> => hasEntryShape[list](entry);
  if (!Array.isArray(value) || !value.every(isShaped)) return INVALID;
  const onlyThisList = { ...NO_DISPOSITIONS, [list]: value };
  for (const entry of value) {
    if (existing.some((each) => deepEqual(each, entry))) continue;
    const error = entryError(onlyThisList, list, entry);
    const message = error && dispositionMessage(error);
    // Use the general message if the specific one contains a number, because this function returns only a key.
    if (message !== undefined) return typeof message === 'string' ? message : INVALID;
  }
  return isFitDispositionList(list, value) ? undefined : INVALID;
}
