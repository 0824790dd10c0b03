import type { TabSessions } from '../../application/session/TabSessions.ts';

type Subscriber = { readonly tab: TabSessions; readonly callback: (signal: unknown) => void };

export class TabsInMemory {
  readonly subscribers = new Set<Subscriber>();
  readonly attending = new Set<TabSessions>();
  marked: number | undefined;
  lastUse: number | undefined;
  running = 0;
  last: Promise<unknown> = Promise.resolve();
}

/** Session messages between tabs in memory. Instances with the same `browser` act as tabs of one browser. */
export class InMemoryTabSessions implements TabSessions {
  readonly #browser: TabsInMemory;
  readonly #watching = new Set<() => void>();

  constructor(browser: TabsInMemory = new TabsInMemory()) {
    this.#browser = browser;
  }

  /** Sends a message to the other tabs. Accepts any value, so that tests can send malformed messages. */
  post(signal: unknown): void {
    for (const { tab, callback } of this.#browser.subscribers) if (tab !== this) callback(signal);
  }

  subscribe(callback: (signal: unknown) => void): () => void {
    const subscriber = { tab: this, callback };
    this.#browser.subscribers.add(subscriber);
    return () => void this.#browser.subscribers.delete(subscriber);
  }

  attend(): () => void {
    this.#browser.attending.add(this);
    return () => void this.#browser.attending.delete(this);
  }

  isAttended(): Promise<boolean> {
    return Promise.resolve(this.#browser.attending.size > 0);
  }

  exclusively<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const hasWaited = this.#browser.running > 0;
    this.#browser.running += 1;
    const begin = (): Promise<T> => work(hasWaited).finally(() => (this.#browser.running -= 1));
    const turn = this.#browser.last.then(begin, begin);
    this.#browser.last = turn;
    return turn;
  }

  mark(tokenExpiryTime: number | undefined): void {
    this.#browser.marked = tokenExpiryTime;
  }

  get marked(): number | undefined {
    return this.#browser.marked;
  }

  use(): void {
    for (const callback of this.#watching) callback();
  }

  watchUse(callback: () => void): () => void {
    this.#watching.add(callback);
    return () => void this.#watching.delete(callback);
  }

  markUse(at: number): void {
    this.#browser.lastUse = at;
  }

  get lastUse(): number | undefined {
    return this.#browser.lastUse;
  }
}
