export const WORD_BITS = 32;

export const at = (array: Int32Array, index: number): number => array[index] as number;

export const wordOf = (position: number): number => position >>> 5;
export const bitOf = (position: number): number => 1 << (position & 31);

export const lowestBit = (word: number): number => 31 - Math.clz32(word & -word);

export function wordsOf(positions: Iterable<number>): ReadonlyMap<number, number> {
  const changedWords = new Map<number, number>();
  for (const position of positions)
    changedWords.set(wordOf(position), (changedWords.get(wordOf(position)) ?? 0) | bitOf(position));
  return changedWords;
}

/** Rows with one bit per rule, joined in one array so that a scan reads contiguous memory. A row's id is its offset. */
export class BitRows {
  readonly width: number;
  readonly #size: number;
  readonly #rows: Int32Array[] = [];

  constructor(size: number) {
    this.#size = size;
    this.width = Math.ceil(size / WORD_BITS);
  }

  add(row: Int32Array): number {
    this.#rows.push(Int32Array.from(row));
    return (this.#rows.length - 1) * this.width;
  }

  allBut(positions: Iterable<number>): Int32Array {
    const row = new Int32Array(this.width).fill(-1);
    const rest = this.#size % WORD_BITS;
    if (rest !== 0) row[this.width - 1] = (1 << rest) - 1;
    for (const position of positions) {
      const word = wordOf(position);
      row[word] = (row[word] as number) & ~bitOf(position);
    }
    return row;
  }

  join(): Int32Array {
    const joined = new Int32Array(this.#rows.length * this.width);
    for (const [index, row] of this.#rows.entries()) joined.set(row, index * this.width);
    return joined;
  }
}

export type ActiveRows = { readonly offsets: Int32Array; count: number };

export function activate(active: ActiveRows, offset: number): void {
  active.offsets[active.count] = offset;
  active.count += 1;
}
