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

/**
 * The time a part of a cursor was made of, in milliseconds since 1970-01-01 UTC. A year of more or less than four digits
 * has a sign before it, which the database reads as something else.
 */
export function instantIn(part: string): number | undefined {
  const date = new Date(part);
  return /^\d/.test(part) && !Number.isNaN(date.getTime()) && date.toISOString() === part ? date.getTime() : undefined;
}
