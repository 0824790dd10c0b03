/** Sent statements that are only awaited at the end of the transaction. */
export class Trailing {
  readonly #pending: Promise<unknown>[] = [];
  #failure: { readonly error: unknown } | undefined;

  add(statement: Promise<unknown>): void {
    this.#pending.push(statement.catch((error: unknown) => void (this.#failure ??= { error })));
  }

  async settle(): Promise<void> {
    await Promise.all(this.#pending.splice(0));
    if (this.#failure) throw this.#failure.error;
  }

  /** Runs `work` and sends `end` after the trailing statements. Throws the first error of any of them. */
  async around<T>(work: () => Promise<T>, end: () => Promise<unknown>): Promise<T> {
    try {
      const outcome = await work();
      const [ended, settled] = await Promise.allSettled([end(), this.settle()]);
      for (const each of [settled, ended]) if (each.status === 'rejected') throw each.reason;
      return outcome;
    } catch (error) {
      await Promise.all(this.#pending.splice(0));
      // Errors after a failure only say that the transaction is aborted.
      throw this.#failure && codeOf(error) === ABORTED ? this.#failure.error : error;
    }
  }
}

const ABORTED = '25P02';

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
