import { at } from './bits.ts';

/** Remembers which words of the rows an item changed, to copy them back from the row behind. */
export class Journal {
  #words = new Int32Array(256);
  #count = 0;

  /** Makes room for so many more words: `note` does not look. */
  expect(more: number): void {
    if (this.#count + more <= this.#words.length) return;
    const words = new Int32Array(2 * (this.#count + more));
    words.set(this.#words);
    this.#words = words;
  }

  note(word: number): void {
    this.#words[this.#count] = word;
    this.#count += 1;
  }

  /** Puts every changed word right; each row has its copy `width` words behind it. */
  restore(rows: Int32Array, width: number): void {
    for (let nth = 0; nth < this.#count; nth += 1) {
      const word = at(this.#words, nth);
      rows[word] = at(rows, word + width);
    }
    this.#count = 0;
  }
}
