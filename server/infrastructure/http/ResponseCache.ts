import { compressed, encodingFor, type Compressed } from './compressed.ts';
import { SMALLEST } from './compressAnswers.ts';

/** Approximate bytes per entry in addition to its body and key. */
const OVERHEAD = 512;

/** LRU cache of compressed responses. Never stale: a name identifies all inputs. Callers check access first. */
export class ResponseCache {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<Compressed>>();
  readonly #sizes = new Map<string, number>();
  #size = 0;

  constructor(most = 32 * 1024 * 1024) {
    this.#most = most;
  }

  get size(): number {
    return this.#size;
  }

  find(name: string, acceptEncoding: string | undefined, make: () => Promise<string>): Promise<Compressed> {
    const encoding = encodingFor(acceptEncoding);
    const key = `${encoding ?? ''} ${name}`;
    const kept = this.#kept.get(key);
    if (kept) {
      // A map iterates in insertion order.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    // Cache the promise, so that concurrent requests share it.
    const making = make().then((text) =>
      text.length < SMALLEST ? { body: Buffer.from(text) } : compressed(text, encoding),
    );
    this.#kept.set(key, making);
    making.then(
      ({ body }) => this.#count(key, body.byteLength + key.length + OVERHEAD),
      () => this.#drop(key),
    );
    return making;
  }

  #count(key: string, size: number): void {
    if (!this.#kept.has(key)) return;
    this.#sizes.set(key, size);
    this.#size += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#size <= this.#most) return;
      // A pending response has no size yet and is still needed.
      if (this.#sizes.has(oldest)) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#kept.delete(key);
    this.#size -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }
}
