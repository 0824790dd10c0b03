import type { TabSignal, TabSignals } from '../../application/publishing/TabSignals.ts';

type Hearer = { readonly tab: InMemoryTabSignals; readonly callback: (signal: TabSignal) => void };

/** Tabs that share one list of hearers; one that is given none is alone. */
export class InMemoryTabSignals implements TabSignals {
  readonly #hearers: Set<Hearer>;

  constructor(hearers: Set<Hearer> = new Set()) {
    this.#hearers = hearers;
  }

  tell(signal: TabSignal): void {
    for (const { tab, callback } of this.#hearers) if (tab !== this) callback(signal);
  }

  hear(callback: (signal: TabSignal) => void): () => void {
    const hearer = { tab: this, callback };
    this.#hearers.add(hearer);
    return () => void this.#hearers.delete(hearer);
  }
}
