/** `w` and the number of entries plus one [DM-3], or the next free id. */
export function nextDispositionId(present: readonly { readonly id: string }[]): string {
  const taken = new Set(present.map(({ id }) => id));
  let number = present.length + 1;
  while (taken.has(`w${number}`)) number += 1;
  return `w${number}`;
}
