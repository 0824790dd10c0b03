import { LRUCache } from 'lru-cache';
import { compressed, encodingFor, type Compressed, MIN_COMPRESSED_BYTES } from './compressResponses.ts';

/** Approximate size of a cache entry in bytes, without its body and its key. */
const OVERHEAD = 512;

type Make = () => Promise<Compressed>;

/** LRU cache of compressed responses. Never stale, because a name contains all inputs. Callers check access first. */
export class ResponseCache {
  readonly #responses: LRUCache<string, Compressed, Make>;

  /** @param maxSize bytes */
  constructor(maxSize = 32 * 1024 * 1024) {
    this.#responses = new LRUCache({
      maxSize,
      sizeCalculation: ({ body }, key) => body.byteLength + key.length + OVERHEAD,
      fetchMethod: (_key, _stale, { context: make }) => make(),
    });
  }

  get size(): number {
    return this.#responses.calculatedSize;
  }

  /** Returns the response, or creates it. Concurrent requests for the same response call `make` only once. */
  find(name: string, acceptEncoding: string | undefined, make: () => Promise<string>): Promise<Compressed> {
    const encoding = encodingFor(acceptEncoding);
    return this.#responses.forceFetch(`${encoding ?? ''} ${name}`, {
      context: async () => {
        const text = await make();
        return text.length < MIN_COMPRESSED_BYTES ? { body: Buffer.from(text) } : compressed(text, encoding);
      },
    });
  }
}
