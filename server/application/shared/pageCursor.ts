import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';

/** Encodes a list position as an opaque URL-safe text. Clients send it back unchanged. */
export const cursorOf = (position: readonly string[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** Decodes a cursor. Returns `undefined` if it does not contain `length` valid texts. */
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

/** Parses a cursor's instant to milliseconds since 1970. PostgreSQL misreads years that need a sign. */
export function instantIn(part: string): number | undefined {
  const date = new Date(part);
  return /^\d/.test(part) && !Number.isNaN(date.getTime()) && date.toISOString() === part ? date.getTime() : undefined;
}
