import { at } from './BitRows.ts';

export class Journal {
  #words = new Int32Array(256);
  #count = 0;

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

  restore(rows: Int32Array, width: number): void {
    for (let nth = 0; nth < this.#count; nth += 1) {
      const word = at(this.#words, nth);
      rows[word] = at(rows, word + width);
    }
    this.#count = 0;
  }
}
