/**
 * A lock among the tabs of one browser and origin. A page without TLS has none, and a browser may deny it to a frame of
 * another site: there it holds within this page alone.
 */
export class TabLock {
  readonly #name: string;
  /** The work of this page that was begun last without the lock, or waits for its turn. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    this.#name = name;
  }

  /** Runs work once nobody else runs any, and tells it whether it had to wait for another tab's. */
  whenFree<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const begin = (): Promise<T> => work(false);
    const withinPage = (): Promise<T> => {
      const turn = this.#last.then(begin, begin);
      this.#last = turn;
      return turn;
    };
    return this.#request(
      { ifAvailable: true },
      (lock) => (lock ? begin() : this.#request({}, () => work(true), withinPage)),
      withinPage,
    );
  }

  /** Runs work unless somebody else runs some; where that cannot be told, it is run. */
  ifFree(work: () => Promise<void>): Promise<void> {
    return this.#request({ ifAvailable: true }, async (lock) => (lock ? work() : undefined), work);
  }

  /** Shares it with whoever else does, until the answer is called or the tab closes. */
  share(): () => void {
    let leave = (): void => undefined;
    const untilLeft = new Promise<void>((resolve) => (leave = resolve));
    void this.#request(
      { mode: 'shared' },
      () => untilLeft,
      () => untilLeft,
    );
    return () => leave();
  }

  /** Whether any tab has it; false as well where that cannot be told. */
  async isHeld(): Promise<boolean> {
    try {
      const { held = [] } = await navigator.locks.query();
      return held.some(({ name }) => name === this.#name);
    } catch {
      return false;
    }
  }

  async #request<T>(
    options: LockOptions,
    work: (lock: Lock | null) => Promise<T>,
    without: () => Promise<T>,
  ): Promise<T> {
    let isAnswered = false;
    try {
      return await navigator.locks.request(this.#name, options, (lock) => {
        isAnswered = true;
        return work(lock);
      });
    } catch (cause) {
      // What the work itself throws is no denial.
      if (isAnswered) throw cause;
      return without();
    }
  }
}
