const MAX_DEPTH = 64;

/**
 * JSON pointer of the first part of a JSON value that the database cannot keep, or `undefined`: a NUL character, half
 * a surrogate pair, or nesting beyond 64 levels. Better refused by name than failing deep in a transaction.
 */
export function findUnstorable(value: unknown, pointer = '', depth = 0): string | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : pointer;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === MAX_DEPTH) return pointer;
  for (const [key, part] of Object.entries(value)) {
    const here = `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (!isStorableText(key)) return pointer;
    const found = findUnstorable(part, here, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const isStorableText = (text: string): boolean => !/[\p{Surrogate}\0]/u.test(text);
