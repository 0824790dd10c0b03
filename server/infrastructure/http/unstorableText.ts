const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Where a JSON value holds a text no PostgreSQL keeps: a NUL or half a surrogate pair. A JSON pointer, or
 * `undefined` where everything can be stored. Refused at the door, such text would otherwise fail deep inside.
 */
export function unstorableText(value: unknown, pointer = ''): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? pointer : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, entry] of Object.entries(value)) {
    const place = `${pointer}/${escapePointer(key)}`;
    if (UNSTORABLE.test(key)) return pointer;
    const found = unstorableText(entry, place);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const escapePointer = (segment: string): string => segment.replaceAll('~', '~0').replaceAll('/', '~1');
