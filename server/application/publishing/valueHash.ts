import { createHash } from 'node:crypto';
import { canonicalJson } from '../shared/canonicalJson.ts';
import type { RecordedChange } from './PublishRepository.ts';

/** Lookup key of a previous value. Does not reveal the value. */
export const valueHash = ({ type, key }: Pick<RecordedChange, 'type' | 'key'>, value: unknown): string =>
  createHash('sha256')
    .update(canonicalJson([type, key, value ?? null]))
    .digest('hex');
