type Waiting<Answer> = { readonly settle: (answer: Answer) => void; readonly fail: (error: unknown) => void };

/** Maximum number of concurrent batches, and of questions per batch. */
const RUNNING = 2;
const MAX_BATCH = 200;

/** Batches queries that arrive while others run. A query is answered by a statement that began after its request. */
export class BatchLoader<Asked, Answer> {
  readonly #answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>;
  readonly #waiting = new Map<string, { readonly asked: Asked; readonly who: Waiting<Answer>[] }>();
  #running = 0;

  /** @param answerAll returns the results in the order of the queries */
  constructor(answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>) {
    this.#answerAll = answerAll;
  }

  /** @param key equal for equal queries */
  ask(key: string, asked: Asked): Promise<Answer> {
    return new Promise((settle, fail) => {
      const same = this.#waiting.get(key);
      if (same) same.who.push({ settle, fail });
      else this.#waiting.set(key, { asked, who: [{ settle, fail }] });
      if (this.#running < RUNNING) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#running += 1;
    // Batch everything that arrives in the same event loop turn.
    await new Promise(setImmediate);
    while (this.#waiting.size > 0) {
      const nextBatch = [...this.#waiting].slice(0, MAX_BATCH);
      for (const [key] of nextBatch) this.#waiting.delete(key);
      const questions = nextBatch.map(([, question]) => question);
      try {
        const answers = await this.#answerAll(questions.map(({ asked }) => asked));
        for (const [index, { who }] of questions.entries())
          for (const { settle } of who) settle(answers[index] as Answer);
      } catch (error) {
        for (const { fail } of questions.flatMap(({ who }) => who)) fail(error);
      }
    }
    this.#running -= 1;
  }
}
