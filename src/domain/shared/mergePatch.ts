import { deepEqual } from './deepEqual.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Made of entries, so that no key of a request can reach a prototype. */
const without = (record: JsonRecord, key: string): JsonRecord =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** A JSON merge patch (RFC 7396): records are merged, `null` takes away, everything else is replaced whole. */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  let patched: JsonRecord = isRecord(target) ? target : {};
  for (const [key, value] of Object.entries(patch)) {
    const present = Object.hasOwn(patched, key) ? patched[key] : undefined;
    patched =
      value === null
        ? without(patched, key)
        : Object.fromEntries([
            ...Object.entries(patched).filter(([name]) => name !== key),
            [key, applyMergePatch(present, value)],
          ]);
  }
  return patched;
}

export function mergePatchBetween(from: JsonRecord, to: JsonRecord): JsonRecord | undefined {
  const own = (record: JsonRecord, key: string): unknown => (Object.hasOwn(record, key) ? record[key] : undefined);
  const entries = [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key): [string, unknown][] => {
    const [before, after] = [own(from, key), own(to, key)];
    if (deepEqual(before, after)) return [];
    if (after === undefined) return [[key, null]];
    return [[key, isRecord(before) && isRecord(after) ? mergePatchBetween(before, after) : after]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
