export const MAX_DEPTH = 64;

/** JSON pointer to a part that the database cannot store: a NUL character, a lone surrogate, or too deep nesting. */
export function findUnstorable(value: unknown, pointer = ''): string | undefined {
  const below = unstorableWithin(value, 0);
  return below === undefined ? undefined : pointer + below;
}

/** Builds the pointer only for an error, because every write checks large values. */
function unstorableWithin(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return '';
  for (const [key, part] of Object.entries(value)) {
    if (!isStorableText(key)) return '';
    const found = unstorableWithin(part, depth + 1);
    if (found !== undefined) return `/${escapePointer(key)}${found}`;
  }
  return undefined;
}

export const isStorableText = (text: string): boolean => !/[\p{Surrogate}\0]/u.test(text);

export const escapePointer = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
