export type DemoSignal =
  | { readonly kind: 'published' }
  /** Somebody's draft has another revision. */
  | { readonly kind: 'draft'; readonly userId: string; readonly revision: string };

type Watcher = { readonly companyId: string; readonly callback: (signal: DemoSignal) => void };

/** What happens to the demo's companies, told to who watches them. */
export class DemoSignals {
  readonly #watchers = new Set<Watcher>();

  /** Calls back with all that happens to a company; the answer stops it. */
  watch(companyId: string, callback: (signal: DemoSignal) => void): () => void {
    const watcher = { companyId, callback };
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  tell(companyId: string, signal: DemoSignal): void {
    for (const watcher of this.#watchers) if (watcher.companyId === companyId) watcher.callback(signal);
  }
}
