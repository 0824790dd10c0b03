/** Documents that were put together lately, by what they hold; the oldest make way. They are shared, so nobody writes to one. */
export class DocumentCache {
  readonly #most: number;
  readonly #kept = new Map<string, { readonly document: unknown; readonly size: number }>();
  #size = 0;

  /** `most` in characters of JSON, over all of them. */
  constructor(most = 16_000_000) {
    this.#most = most;
  }

  find(key: string): unknown {
    const kept = this.#kept.get(key);
    if (!kept) return undefined;
    // A map goes by when something was put in.
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.document;
  }

  keep(key: string, document: unknown, size: number): void {
    if (size > this.#most || this.#kept.has(key)) return;
    this.#kept.set(key, { document, size });
    this.#size += size;
    for (const [oldest, { size: freed }] of this.#kept) {
      if (this.#size <= this.#most) return;
      this.#kept.delete(oldest);
      this.#size -= freed;
    }
  }
}
