/** `w` and one more than there are [DM-3]; the next free id where that one is taken. */
export function nextDispositionId(present: readonly { readonly id: string }[]): string {
  const taken = new Set(present.map(({ id }) => id));
  let number = present.length + 1;
  while (taken.has(`w${number}`)) number += 1;
  return `w${number}`;
}
