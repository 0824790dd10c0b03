/** Statements of a transaction that are sent and whose end nobody waits for before the transaction's own. */
export class Trailing {
  readonly #pending: Promise<unknown>[] = [];
  #failure: { readonly error: unknown } | undefined;

  add(statement: Promise<unknown>): void {
    this.#pending.push(statement.catch((error: unknown) => void (this.#failure ??= { error })));
  }

  /** Settles once all of them have ended; throws what the first to fail has thrown. */
  async settle(): Promise<void> {
    await Promise.all(this.#pending.splice(0));
    if (this.#failure) throw this.#failure.error;
  }

  /**
   * Runs what adds them, and sends what ends the transaction behind them: where one has failed, that undoes all. What comes
   * after a failed one fails for its sake, and it is thrown.
   */
  async around<T>(work: () => Promise<T>, end: () => Promise<unknown>): Promise<T> {
    try {
      const outcome = await work();
      const [ended, settled] = await Promise.allSettled([end(), this.settle()]);
      for (const each of [settled, ended]) if (each.status === 'rejected') throw each.reason;
      return outcome;
    } catch (error) {
      await Promise.all(this.#pending.splice(0));
      // What came after a failure says only that there was one.
      throw this.#failure && codeOf(error) === ABORTED ? this.#failure.error : error;
    }
  }
}

const ABORTED = '25P02';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
