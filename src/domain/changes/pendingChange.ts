import { changeTypes, type ChangeType } from './changeType.ts';

/** One edit that is not published yet, JSON-like. `originalValue` is what is published; absent for something new. */
export type PendingChange = {
  readonly type: ChangeType;
  readonly key: string;
  readonly value?: unknown;
  readonly originalValue?: unknown;
  readonly valueId?: string | undefined;
};

/** Whether anything, as read from storage, is a pending change; what its values hold is its subject's question. */
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
