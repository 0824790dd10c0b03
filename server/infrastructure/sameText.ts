import { timingSafeEqual } from 'node:crypto';

/** Compares two texts in constant time, so that timing does not reveal a secret. */
export function sameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
