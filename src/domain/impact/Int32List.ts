export class Int32List {
  length = 0;
  #values = new Int32Array(1_024);

  push(value: number): void {
    if (this.length === this.#values.length) {
      const enlarged = new Int32Array(this.length * 2);
      enlarged.set(this.#values);
      this.#values = enlarged;
    }
    this.#values[this.length] = value;
    this.length += 1;
  }

  at(index: number): number {
    return this.#values[index] as number;
  }
}
