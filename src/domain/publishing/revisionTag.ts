/** A revision as the entity tag clients see and send back: 17 is `"r17"`. */
export const revisionTagOf = (revision: number): string => `"r${revision}"`;

export function revisionOf(tag: string): number | undefined {
  const digits = /^"r(\d{1,15})"$/.exec(tag)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
