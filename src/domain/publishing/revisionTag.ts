/** Entity tag of a revision: 17 becomes `"r17"`. */
export const revisionTagOf = (revision: number): string => `"r${revision}"`;

/** False if either revision is unknown. */
export const isNewer = (tag: string, than: string | undefined): boolean =>
  than !== undefined && (revisionOf(tag) ?? 0) > (revisionOf(than) ?? Number.POSITIVE_INFINITY);

export function revisionOf(tag: string): number | undefined {
  const digits = /^"r(\d{1,15})"$/.exec(tag)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
