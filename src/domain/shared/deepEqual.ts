const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * Equality of JSON-like values. A property that is `undefined` equals one that is absent, as it does once sent;
 * the order of properties does not count, the order of list entries does.
 */
export function deepEqual(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (Array.isArray(left) || Array.isArray(right)) {
    if (!Array.isArray(left) || !Array.isArray(right) || left.length !== right.length) return false;
    return left.every((entry, index) => deepEqual(entry, right[index]));
  }
  if (!isRecord(left) || !isRecord(right)) return false;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
    if (!deepEqual(left[key], right[key])) return false;
  return true;
}
