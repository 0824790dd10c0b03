import type { TabSignal, TabSignals } from '../../application/shared/TabSignals.ts';

type Subscriber = { readonly tab: InMemoryTabSignals; readonly callback: (signal: TabSignal) => void };

/** Signals between tabs in memory. Instances with the same `subscribers` act as tabs of one browser. */
export class InMemoryTabSignals implements TabSignals {
  readonly #subscribers: Set<Subscriber>;

  constructor(subscribers: Set<Subscriber> = new Set()) {
    this.#subscribers = subscribers;
  }

  post(signal: TabSignal): void {
    for (const { tab, callback } of this.#subscribers) if (tab !== this) callback(signal);
  }

  subscribe(callback: (signal: TabSignal) => void): () => void {
    const subscriber = { tab: this, callback };
    this.#subscribers.add(subscriber);
    return () => void this.#subscribers.delete(subscriber);
  }
}
