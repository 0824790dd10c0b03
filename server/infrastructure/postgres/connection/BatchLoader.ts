/** Batches queries that arrive while a statement runs. Their results come from a statement that starts later. */
export class BatchLoader<Query, Answer> {
  readonly #answerAll: (queries: readonly Query[]) => Promise<readonly Answer[]>;
  /** Queries that wait for the next SQL statement, by key. */
  #next = new Map<string, Query>();
  #answers: Promise<ReadonlyMap<string, Answer>> | undefined;
  /** Settles when the running statement ends. */
  #running: Promise<unknown> = Promise.resolve();

  /** @param answerAll runs one statement and returns the results in the order of the queries */
  constructor(answerAll: (queries: readonly Query[]) => Promise<readonly Answer[]>) {
    this.#answerAll = answerAll;
  }

  /** @param key identifies the query; queries with the same key share one result */
  async ask(key: string, query: Query): Promise<Answer> {
    this.#next.set(key, query);
    this.#answers ??= this.#answerNext();
    return (await this.#answers).get(key) as Answer;
  }

  async #answerNext(): Promise<ReadonlyMap<string, Answer>> {
    // Wait for all queries that arrive in the same event loop turn.
    await Promise.allSettled([this.#running, new Promise(setImmediate)]);
    const batch = this.#next;
    this.#next = new Map();
    this.#answers = undefined;
    const running = this.#answerAll([...batch.values()]);
    this.#running = running;
    const answers = await running;
    return new Map([...batch.keys()].map((key, index) => [key, answers[index] as Answer]));
  }
}
