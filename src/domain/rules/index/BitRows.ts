import { bitOf, WORD_BITS, wordOf } from './bits.ts';

/** Rows with one bit per rule, joined in one array so that a scan reads contiguous memory. Identified by offset. */
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
