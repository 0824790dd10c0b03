import { parseJson } from '../../application/shared/parseJson.ts';

/** A broadcast channel. Does nothing if the browser has none or denies it. */
export class BroadcastLink {
  readonly #channel: BroadcastChannel | undefined;

  constructor(name: string) {
    this.#channel = open(name);
  }

  post(message: unknown): void {
    // Serialized, because observable values cannot be cloned.
    this.#channel?.postMessage(JSON.stringify(message));
  }

  /** Invalid JSON is passed as undefined. Returns a function that unsubscribes. */
  subscribe(callback: (message: unknown) => void): () => void {
    const listen = ({ data }: MessageEvent<unknown>): void =>
      callback(typeof data === 'string' ? parseJson(data) : undefined);
    this.#channel?.addEventListener('message', listen);
    return () => this.#channel?.removeEventListener('message', listen);
  }
}

function open(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}
