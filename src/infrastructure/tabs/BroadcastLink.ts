import { parseJson } from '../../application/shared/parseJson.ts';

/** Word between the tabs of one browser and origin over a channel of its own; silent where the browser has none or denies it. */
export class BroadcastLink {
  readonly #channel: BroadcastChannel | undefined;

  constructor(name: string) {
    this.#channel = open(name);
  }

  post(message: unknown): void {
    // Copied on its way, so it may hold nothing that cannot be: what stores observe is made plain first.
    this.#channel?.postMessage(JSON.stringify(message));
  }

  /** Calls back with what other tabs post, `undefined` for what is no JSON; the answer stops it. */
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
