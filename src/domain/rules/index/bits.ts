/** Bits in one word of a row. */
export const WORD_BITS = 32;

/** An entry that is known to be there. */
export const at = (array: Int32Array, index: number): number => array[index] as number;

export const wordOf = (position: number): number => position >>> 5;
export const bitOf = (position: number): number => 1 << (position & 31);

/** The place of the lowest bit that is set; the word must have one. */
export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

/** The words these positions fall in, each with their bits. */
export function wordsOf(positions: Iterable<number>): ReadonlyMap<number, number> {
  const words = new Map<number, number>();
  for (const position of positions) words.set(wordOf(position), (words.get(wordOf(position)) ?? 0) | bitOf(position));
  return words;
}
