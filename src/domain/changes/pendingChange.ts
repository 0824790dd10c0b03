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
export function isPendingChange(value: unknown): value is PendingChange {
  const change = value as Partial<PendingChange> | null | undefined;
  return (
    typeof change === 'object' &&
    change !== null &&
    typeof change.key === 'string' &&
    (changeTypes as readonly unknown[]).includes(change.type)
  );
}

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
