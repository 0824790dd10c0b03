import { Readable } from 'node:stream';

/** Characters that may wait for a reader; one that is slower than that is cut off, and comes again. */
const MOST_WAITING = 256 * 1024;

/** Server-sent events on their way to one reader. */
export class EventStream extends Readable {
  #isEnded = false;

  /** Nobody needs to ask: what there is was pushed. */
  override _read(): void {}

  tell({ name, data, id }: { readonly name: string; readonly data: unknown; readonly id?: string | undefined }): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** What says that the line is sound. */
  tellAlive(): void {
    this.#write(':\n\n');
  }

  /** Nothing more is told; what was still arrives. */
  end(): void {
    if (this.#isEnded || this.destroyed) return;
    this.#isEnded = true;
    this.push(null);
  }

  #write(text: string): void {
    if (this.#isEnded || this.destroyed) return;
    this.push(text);
    if (this.readableLength > MOST_WAITING) this.destroy();
  }
}
