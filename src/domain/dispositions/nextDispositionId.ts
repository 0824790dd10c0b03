/**
 * The id of a new item or rule: `w` and one more than there are [DM-3]. Where something was removed
 * before, that id may be taken; the next free one is used then.
 */
export function nextDispositionId(present: readonly { readonly id: string }[]): string {
  const taken = new Set(present.map(({ id }) => id));
  let number = present.length + 1;
  while (taken.has(`w${number}`)) number += 1;
  return `w${number}`;
}
