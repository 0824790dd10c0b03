import { isPendingChange, type PendingChange } from '../pendingChange.ts';
import { upgradeChange } from '../upgradeChange.ts';
import type { UnsentRow } from './unsentRows.ts';

/** An unsent change in browser storage. `null` means no change, because JSON has no `undefined`. */
export type StoredRow = {
  readonly key: string;
  readonly change?: PendingChange | undefined;
  readonly bases: readonly (PendingChange | null)[];
};

export const storedRow = ({ key, change, bases }: UnsentRow): StoredRow => ({
  key,
  change,
  bases: bases.map((base) => base ?? null),
});

export function parseRow(entry: unknown): UnsentRow | undefined {
  const { key, change, bases } = (entry ?? {}) as Partial<Record<keyof StoredRow, unknown>>;
  if (typeof key !== 'string' || !Array.isArray(bases)) return undefined;
  return { key, change: parseChange(change), bases: bases.map(parseChange), isStripped: true };
}

const parseChange = (value: unknown): PendingChange | undefined =>
  isPendingChange(value) ? upgradeChange(value) : undefined;
