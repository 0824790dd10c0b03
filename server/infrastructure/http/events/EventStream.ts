import { Readable } from 'node:stream';

/** Maximum number of unsent characters. A slower client is disconnected and can reconnect. */
const MAX_WAITING = 256 * 1024;

export class EventStream extends Readable {
  #isEnded = false;

  override _read(): void {}

  send({ name, data, id }: { readonly name: string; readonly data: unknown; readonly id?: string | undefined }): void {
    this.#write(`${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  sendHeartbeat(): void {
    this.#write(':\n\n');
  }

  /** Sends the buffered events and then ends the stream. */
  end(): void {
    if (this.#isEnded || this.destroyed) return;
    this.#isEnded = true;
    this.push(null);
  }

  #write(text: string): void {
    if (this.#isEnded || this.destroyed) return;
    this.push(text);
    if (this.readableLength > MAX_WAITING) this.destroy();
  }
}
