import { parseJson } from '../../application/shared/parseJson.ts';

/** Broadcast channel to other tabs. Does nothing if the browser has no such channels or denies access. */
export class BroadcastLink {
  readonly #channel: BroadcastChannel | undefined;

  constructor(name: string) {
    this.#channel = open(name);
  }

  post(message: unknown): void {
    // Send JSON, because MobX observables cannot be cloned.
    this.#channel?.postMessage(JSON.stringify(message));
  }

  /** Calls back for each message, with undefined for invalid JSON. Returns a function that unsubscribes. */
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
