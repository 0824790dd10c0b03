import { createHash } from 'node:crypto';
import type { RecordedChange } from './PublishRepository.ts';

/** The same text for the same value, in whatever order its fields stand. */
const canonical = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)))
    : value;

/** What a value is found by that once stood under a key: nothing can be read of it. */
export const valueHash = ({ type, key }: Pick<RecordedChange, 'type' | 'key'>, value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([type, key, value ?? null], canonical))
    .digest('hex');
