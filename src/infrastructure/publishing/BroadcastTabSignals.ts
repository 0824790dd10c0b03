import type { TabSignal, TabSignals } from '../../application/shared/TabSignals.ts';

const CHANNEL = 'publishing';

/** Word between the tabs of one browser and origin; silent where the browser has no channels. */
export class BroadcastTabSignals implements TabSignals {
  readonly #channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(CHANNEL) : undefined;

  post(signal: TabSignal): void {
    // Copied on its way, so it may hold nothing that cannot be: what stores observe is made plain first.
    this.#channel?.postMessage(JSON.stringify(signal));
  }

  subscribe(callback: (signal: TabSignal) => void): () => void {
    const listen = ({ data }: MessageEvent<string>): void => callback(JSON.parse(data) as TabSignal);
    this.#channel?.addEventListener('message', listen);
    return () => this.#channel?.removeEventListener('message', listen);
  }
}
