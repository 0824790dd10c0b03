import { isStorableText } from '../../../src/domain/shared/findUnstorable.ts';

/** A place in a list as an opaque, url-safe text; whoever holds it sends it back unchanged. */
export const cursorOf = (position: readonly string[]): string =>
  Buffer.from(JSON.stringify(position)).toString('base64url');

/** The texts a cursor was made of, or `undefined` where it was not made here with so many. */
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
