import { isRecord } from '../shared/shapes.ts';
import type { PendingChange } from './pendingChange.ts';

/** The properties of a record in one order: a service may keep them in another. */
const inOrder = (_: string, value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** A short mark of a change: the same for the same key and value, another one for nearly every other. */
export function changeMark({ key, value }: Pick<PendingChange, 'key' | 'value'>): string {
  let mark = 0;
  for (const character of JSON.stringify([key, value], inOrder))
    mark = (Math.imul(mark, 31) + (character.codePointAt(0) ?? 0)) | 0;
  return (mark >>> 0).toString(36);
}
