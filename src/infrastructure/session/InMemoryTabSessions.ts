import type { TabSessions } from '../../application/session/TabSessions.ts';

type Subscriber = { readonly tab: TabSessions; readonly callback: (signal: unknown) => void };

/** What the tabs of one browser have in common. */
export class TabsInMemory {
  readonly subscribers = new Set<Subscriber>();
  /** Those that answer. */
  readonly attending = new Set<TabSessions>();
  marked: number | undefined;
  lastUse: number | undefined;
  /** How many works run or wait for their turn. */
  running = 0;
  /** The work that was begun last, or waits for its turn. */
  last: Promise<unknown> = Promise.resolve();
}

/** A tab of a browser in memory; one that is given none is alone. */
export class InMemoryTabSessions implements TabSessions {
  readonly #browser: TabsInMemory;
  readonly #watching = new Set<() => void>();

  constructor(browser: TabsInMemory = new TabsInMemory()) {
    this.#browser = browser;
  }

  /** Takes whatever a test lets a hostile tab write. */
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

  /** The person does something in this tab. */
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
