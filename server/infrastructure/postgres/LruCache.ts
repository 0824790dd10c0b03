/** LRU cache with a total size. Values are shared, so callers must not modify them. */
export class LruCache<Value> {
  readonly #most: number;
  readonly #kept = new Map<string, { readonly value: Value; readonly size: number }>();
  #size = 0;

  /** @param most total characters of JSON */
  constructor(most = 16_000_000) {
    this.#most = most;
  }

  find(key: string): Value | undefined {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    // A map iterates in insertion order.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  keep(key: string, value: Value, size: number): void {
    if (size > this.#most || this.#kept.has(key)) return;
    this.#kept.set(key, { value, size });
    this.#size += size;
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#size <= this.#most) return;
      this.#kept.delete(oldest);
      this.#size -= freed;
    }
  }
}
