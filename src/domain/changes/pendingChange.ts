import { isRecord } from '../shared/shapes.ts';
import { changeTypes, type ChangeType } from './changeType.ts';

/** An unpublished edit, as JSON. `originalValue` is the published value, absent for a new entry. */
export type PendingChange = {
  readonly type: ChangeType;
  readonly key: string;
  readonly value?: unknown;
  readonly originalValue?: unknown;
  readonly valueId?: string | undefined;
};

/** Validates type, key and ids of a stored change. The change subject validates its values. */
export const isPendingChange = (value: unknown): value is PendingChange =>
  isRecord(value) && typeof value['key'] === 'string' && (changeTypes as readonly unknown[]).includes(value['type']);

export const plainChange = ({ type, key, value, originalValue, valueId }: PendingChange): PendingChange => ({
  type,
  key,
  value,
  originalValue,
  ...(valueId !== undefined && { valueId }),
});

export const toOriginal = (change: PendingChange): PendingChange => ({
  ...plainChange(change),
  value: change.originalValue,
});

export type PendingChanges = ReadonlyMap<string, PendingChange>;

export const changesByKey = <Change extends { readonly key: string }>(changes: Iterable<Change>): Map<string, Change> =>
  new Map([...changes].map((change) => [change.key, change]));
