import { isRecord, ownValue } from './shapes.ts';

/** Compares JSON values. `undefined` equals absent, 0 equals -0. Property order is ignored. */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (left === right || Object.is(left, right)) return true;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((entry, index) => deepEqual(entry, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
    if (!deepEqual(ownValue(left, key), ownValue(right, key))) return false;
  return true;
}

export const isSameList = (left: unknown, right: unknown): boolean =>
  Array.isArray(left) &&
  Array.isArray(right) &&
  left.length === right.length &&
  left.every((entry, index) => entry === right[index]);

export const isSameSet = (left: unknown, right: unknown): boolean =>
  left instanceof Set &&
  right instanceof Set &&
  left.size === right.size &&
  [...left].every((entry) => right.has(entry));
