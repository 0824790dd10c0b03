const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A property of the value's own: `__proto__` and its like are keys as any other once they came as JSON. */
const ownValue = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;

/**
 * Equality of JSON-like values. A property that is `undefined` equals one that is absent and 0 equals -0, as they do
 * once sent; the order of properties does not count, the order of list entries does.
 */
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
