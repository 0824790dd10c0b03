import { at } from './BitRows.ts';

export class Journal {
  #words = new Int32Array(256);
  #count = 0;

  expect(additionalEntries: number): void {
    if (this.#count + additionalEntries <= this.#words.length) return;
    const enlarged = new Int32Array(2 * (this.#count + additionalEntries));
    enlarged.set(this.#words);
    this.#words = enlarged;
  }

  note(word: number): void {
    this.#words[this.#count] = word;
    this.#count += 1;
  }

  restore(rows: Int32Array, width: number): void {
    for (let index = 0; index < this.#count; index += 1) {
      const word = at(this.#words, index);
      rows[word] = at(rows, word + width);
    }
    this.#count = 0;
  }
}
