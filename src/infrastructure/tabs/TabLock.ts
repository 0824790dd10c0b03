/** Lock that all tabs share. Without TLS, or in a frame, it may work only within this page. */
export class TabLock {
  readonly #name: string;
  /** The job that was started or queued last while the browser's locks are unavailable. */
  #lastJob: Promise<unknown> = Promise.resolve();

  constructor(name: string) {
    this.#name = name;
  }

  /** Runs `work` while holding the lock. `hasWaited` is true if `work` had to wait for another tab. */
  whenFree<T>(work: (hasWaited: boolean) => Promise<T>): Promise<T> {
    const begin = (): Promise<T> => work(false);
    const withinPage = (): Promise<T> => {
      const turn = this.#lastJob.then(begin, begin);
      this.#lastJob = turn;
      return turn;
    };
    return this.#request(
      { ifAvailable: true },
      (lock) => (lock ? begin() : this.#request({}, () => work(true), withinPage)),
      withinPage,
    );
  }

  /** Runs `work` unless another tab holds the lock. Also runs it if the browser's locks are unavailable. */
  ifFree(work: () => Promise<void>): Promise<void> {
    return this.#request({ ifAvailable: true }, async (lock) => (lock ? work() : undefined), work);
  }

  /** Holds the lock in shared mode until the returned function is called or the tab closes. */
  share(): () => void {
    let release = (): void => undefined;
    const untilLeft = new Promise<void>((resolve) => (release = resolve));
    void this.#request(
      { mode: 'shared' },
      () => untilLeft,
      () => untilLeft,
    );
    return () => release();
  }

  /** Whether any tab holds the lock. False if the browser's locks are unavailable. */
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
    runWithoutLock: () => Promise<T>,
  ): Promise<T> {
    let isAnswered = false;
    try {
      return await navigator.locks.request(this.#name, options, (lock) => {
        isAnswered = true;
        return work(lock);
      });
    } catch (cause) {
      // If the lock was granted, the error is from `work` and not from the lock manager.
      if (isAnswered) throw cause;
      return runWithoutLock();
    }
  }
}
