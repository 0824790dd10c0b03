import { changeTypes, type ChangeType } from './changeType.ts';

/**
 * One edit that is not published yet. Values are JSON-like. `originalValue` is what is published;
 * absent, the change adds something new.
 */
export type PendingChange = {
  readonly type: ChangeType;
  /** What is changed; unique among a company's pending changes. */
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

/** The change without what a subject found out about it. */
export const plainChange = ({ type, key, value, originalValue, valueId }: PendingChange): PendingChange => ({
  type,
  key,
  value,
  originalValue,
  ...(valueId !== undefined && { valueId }),
});

/** The edit that discards a change. */
export const toOriginal = (change: PendingChange): PendingChange => ({
  ...plainChange(change),
  value: change.originalValue,
});

/** A company's pending changes by key. */
export type PendingChanges = ReadonlyMap<string, PendingChange>;
