import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';

/** Opaque, URL-safe list position. Clients send it back unchanged. */
export const cursorOf = (position: readonly string[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** The texts in a cursor, or `undefined` if the cursor does not contain `length` valid texts. */
export function positionOf(cursor: string, length: number): readonly string[] | undefined {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isOurs = Array.isArray(position) && position.length === length && position.every(isText);
    return isOurs ? (position as string[]) : undefined;
  } catch {
    return undefined;
  }
}

const isText = (part: unknown): boolean => typeof part === 'string' && isStorableText(part);

/** Milliseconds since 1970 of a cursor part. PostgreSQL misreads the sign before a year without exactly 4 digits. */
export function instantIn(part: string): number | undefined {
  const date = new Date(part);
  return /^\d/.test(part) && !Number.isNaN(date.getTime()) && date.toISOString() === part ? date.getTime() : undefined;
}
