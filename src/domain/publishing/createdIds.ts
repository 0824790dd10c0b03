import type { PendingChange } from '../changes/pendingChange.ts';

export type CreatedIds = Readonly<Record<string, string>>;

const TEMPORARY_ID_PREFIX = 'new-';

export const temporaryId = (unique: string): string => `${TEMPORARY_ID_PREFIX}${unique}`;

export const isTemporaryId = (id: string): boolean => id.startsWith(TEMPORARY_ID_PREFIX);

/** Replaces temporary ids in keys and values, so that references between changes remain valid. */
export function withCreatedIds(
  changes: readonly PendingChange[],
  createdIds: CreatedIds = {},
): readonly PendingChange[] {
  const ids = new Map(Object.entries(createdIds).filter(([temporary]) => isTemporaryId(temporary)));
  if (ids.size === 0) return changes;
  return changes.map((change) => ({
    ...change,
    key: keyWith(change.key, ids),
    value: valueWith(change.value, ids),
    originalValue: valueWith(change.originalValue, ids),
  }));
}

function keyWith(key: string, ids: ReadonlyMap<string, string>): string {
  const found = [...ids].find(([temporary]) => key.endsWith(temporary));
  return found ? key.slice(0, -found[0].length) + found[1] : key;
}

function valueWith(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return ids.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => valueWith(entry, ids));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, valueWith(entry, ids)]));
}
