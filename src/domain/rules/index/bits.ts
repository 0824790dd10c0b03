export const WORD_BITS = 32;

export const at = (array: Int32Array, index: number): number => array[index] as number;

export const wordOf = (position: number): number => position >>> 5;
export const bitOf = (position: number): number => 1 << (position & 31);

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

export function wordsOf(positions: Iterable<number>): ReadonlyMap<number, number> {
  const words = new Map<number, number>();
  for (const position of positions) words.set(wordOf(position), (words.get(wordOf(position)) ?? 0) | bitOf(position));
  return words;
}
