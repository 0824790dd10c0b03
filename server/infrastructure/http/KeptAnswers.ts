import { compressed, encodingFor, type Compressed } from './compressed.ts';
import { SMALLEST } from './compressAnswers.ts';

/** What an answer takes beside its bytes: its name, its place in the map and the like. */
const OVERHEAD = 512;

/**
 * Answers as they are sent, by names that say all they depend on, so that none ever goes out of date; those that nobody asked
 * for lately make way. Whoever asks has proven to be allowed the answer of that name.
 */
export class KeptAnswers {
  readonly #most: number;
  readonly #kept = new Map<string, Promise<Compressed>>();
  readonly #sizes = new Map<string, number>();
  #size = 0;

  /** @param most bytes, over all of them */
  constructor(most = 32 * 1024 * 1024) {
    this.#most = most;
  }

  /** Bytes that are kept. */
  get size(): number {
    return this.#size;
  }

  /** The answer in the best encoding the caller takes; `make` answers its text where it is not kept. */
  find(name: string, acceptEncoding: string | undefined, make: () => Promise<string>): Promise<Compressed> {
    const encoding = encodingFor(acceptEncoding);
    const key = `${encoding ?? ''} ${name}`;
    const kept = this.#kept.get(key);
    if (kept) {
      // A map goes by when something was put in.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    // Kept from its beginning: who asks meanwhile waits for the same one.
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
      // One that is being made has no size yet, and is wanted.
      if (this.#sizes.has(oldest)) this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#kept.delete(key);
    this.#size -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }
}
