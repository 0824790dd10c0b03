import { isRecord } from '../../../domain/shared/shapes.ts';

/** Validates a stored list, which is untrusted. Undefined if any entry is invalid, or if there are too many. */
export function readStoredList<Entry>(
  stored: unknown,
  max: number,
  read: (entry: Readonly<Record<string, unknown>>) => Entry | undefined,
): readonly Entry[] | undefined {
  if (!Array.isArray(stored) || stored.length > max) return undefined;
  const entries = stored.map((each) => (isRecord(each) ? read(each) : undefined));
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}
