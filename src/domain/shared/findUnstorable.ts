/** Most lists and records within each other that the database keeps. */
export const MAX_DEPTH = 64;

/**
 * JSON pointer of the first part of a JSON value that the database cannot keep, or `undefined`: a NUL character, half
 * a surrogate pair, or nesting beyond 64 levels. Better refused by name than failing deep in a transaction.
 */
export function findUnstorable(value: unknown, pointer = ''): string | undefined {
  const below = unstorableWithin(value, 0);
  return below === undefined ? undefined : pointer + below;
}

/** The pointer is put together on the way back alone: large values are walked through for every write. */
function unstorableWithin(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : '';
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return '';
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const found = unstorableWithin(value[index], depth + 1);
      if (found !== undefined) return `/${index}${found}`;
    }
    return undefined;
  }
  for (const [key, part] of Object.entries(value)) {
    if (!isStorableText(key)) return '';
    const found = unstorableWithin(part, depth + 1);
    if (found !== undefined) return `/${key.replaceAll('~', '~0').replaceAll('/', '~1')}${found}`;
  }
  return undefined;
}

export const isStorableText = (text: string): boolean => !/[\p{Surrogate}\0]/u.test(text);
