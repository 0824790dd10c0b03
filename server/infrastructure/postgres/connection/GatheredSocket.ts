import { Socket } from 'node:net';

/** Encoding name that Node's streams use for bytes. */
const BYTES = 'buffer' as BufferEncoding;

type Written = { readonly chunk: unknown; readonly encoding: BufferEncoding };

/** Sends all writes of one event loop turn together, because statements are many and short. */
export class GatheredSocket extends Socket {
  #isHeld = false;

  override cork(): void {
    if (!this.#isHeld) {
      this.#isHeld = true;
      super.cork();
      setImmediate(() => {
        this.#isHeld = false;
        super.uncork();
      });
    }
    super.cork();
  }

  /** Copies all chunks to one buffer, which is faster than dozens of small writes. */
  override _writev(written: Written[], done: (error?: Error | null) => void): void {
    const bytes = written.map(({ chunk, encoding }) =>
      chunk instanceof Uint8Array ? chunk : Buffer.from(String(chunk), encoding),
    );
    this._write(Buffer.concat(bytes), BYTES, done);
  }
}
