export class Int32List {
  length = 0;
  #values = new Int32Array(1_024);

  push(value: number): void {
    if (this.length === this.#values.length) {
      const grown = new Int32Array(this.length * 2);
      grown.set(this.#values);
      this.#values = grown;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  at(place: number): number {
    return this.#values[place] as number;
  }
}
