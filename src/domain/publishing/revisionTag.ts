/** A revision as the entity tag clients see and send back: 17 is `"r17"`. */
export const revisionTagOf = (revision: number): string => `"r${revision}"`;

/** Whether a revision came after another; false where either is not known. */
export const isNewer = (tag: string, than: string | undefined): boolean =>
  than !== undefined && (revisionOf(tag) ?? 0) > (revisionOf(than) ?? Number.POSITIVE_INFINITY);

export function revisionOf(tag: string): number | undefined {
  const digits = /^"r(\d{1,15})"$/.exec(tag)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
