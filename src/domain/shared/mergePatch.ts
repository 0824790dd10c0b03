import { deepEqual } from './deepEqual.ts';
import { isRecord, ownValue } from './shapes.ts';

type JsonRecord = Readonly<Record<string, unknown>>;

/** Applies a JSON merge patch (RFC 7396). Uses a map, so that no key of a request can modify a prototype. */
export function applyMergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const patched = new Map(isRecord(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) patched.delete(key);
    else patched.set(key, applyMergePatch(patched.get(key), value));
  }
  return Object.fromEntries(patched);
}

export function mergePatchBetween(from: JsonRecord, to: JsonRecord): JsonRecord | undefined {
  const entries = [...new Set([...Object.keys(from), ...Object.keys(to)])].flatMap((key): [string, unknown][] => {
    const [before, after] = [ownValue(from, key), ownValue(to, key)];
    if (deepEqual(before, after)) return [];
    if (after === undefined) return [[key, null]];
    return [[key, isRecord(before) && isRecord(after) ? mergePatchBetween(before, after) : after]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
