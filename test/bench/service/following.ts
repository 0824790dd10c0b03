/** Returns the entity tag of the revision after `revision`. */
export const following = (revision: string): string => `"r${Number(/\d+/.exec(revision)?.[0]) + 1}"`;
