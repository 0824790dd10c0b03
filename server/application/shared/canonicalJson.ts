const sorted = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sorted);
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .map(([key, each]) => [key, sorted(each)]),
  );
};

/** JSON with sorted keys, so that equal values result in equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(sorted(value));
