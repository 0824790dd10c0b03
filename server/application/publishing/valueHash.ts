import { createHash } from 'node:crypto';
import type { RecordedChange } from './PublishRepository.ts';

/** Sorts keys, so that equal values have equal JSON. */
const canonical = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value;

/** Lookup key of a previous value. Does not reveal the value. */
export const valueHash = ({ type, key }: Pick<RecordedChange, 'type' | 'key'>, value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([type, key, value ?? null], canonical))
    .digest('hex');
