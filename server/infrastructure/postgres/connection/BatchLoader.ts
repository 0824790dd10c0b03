/** Batches queries that arrive while others run. A query is answered by a statement that began after its request. */
export class BatchLoader<Asked, Answer> {
  readonly #answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>;
  /** Queries of the next statement, by key. */
  #next = new Map<string, Asked>();
  #answers: Promise<ReadonlyMap<string, Answer>> | undefined;
  /** Ends with the running statement. */
  #running: Promise<unknown> = Promise.resolve();

  /** @param answerAll returns the results in the order of the queries */
  constructor(answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>) {
    this.#answerAll = answerAll;
  }

  /** @param key equal for equal queries */
  async ask(key: string, asked: Asked): Promise<Answer> {
    this.#next.set(key, asked);
    this.#answers ??= this.#answerNext();
    return (await this.#answers).get(key) as Answer;
  }

  async #answerNext(): Promise<ReadonlyMap<string, Answer>> {
    // Batch everything that arrives in the same event loop turn.
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
