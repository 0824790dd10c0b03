export type DemoSignal =
  | { readonly kind: 'published' }
  | { readonly kind: 'draft'; readonly userId: string; readonly revision: string };

type Watcher = { readonly companyId: string; readonly callback: (signal: DemoSignal) => void };

export class DemoSignals {
  readonly #watchers = new Set<Watcher>();

  /** Calls back for each signal of a company. Returns a function that unsubscribes. */
  watch(companyId: string, callback: (signal: DemoSignal) => void): () => void {
    const watcher = { companyId, callback };
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  tell(companyId: string, signal: DemoSignal): void {
    for (const watcher of this.#watchers) if (watcher.companyId === companyId) watcher.callback(signal);
  }
}
