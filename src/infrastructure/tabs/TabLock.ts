/** A lock shared by tabs. Without TLS or in a frame, it may be limited to this page. */
export class TabLock {
  readonly #name: string;
  /** Last job started or queued without the lock. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    this.#name = name;
  }

  /** Runs `work` exclusively. `hasWaited`: another tab held the lock before. */
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

  /** Runs `work` unless the lock is held. Also runs it if that is unknown. */
  ifFree(work: () => Promise<void>): Promise<void> {
    return this.#request({ ifAvailable: true }, async (lock) => (lock ? work() : undefined), work);
  }

  /** Holds a shared lock until the returned function is called or the tab closes. */
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

  /** False if unknown. */
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
      // An error of `work` is not a denied lock.
      if (isAnswered) throw cause;
      return without();
    }
  }
}
