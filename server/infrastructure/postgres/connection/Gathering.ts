type Waiting<Answer> = { readonly settle: (answer: Answer) => void; readonly fail: (error: unknown) => void };

/** How many statements of one kind are under way at the same time, and how much one of them asks. */
const RUNNING = 2;
const MOST = 200;

/**
 * Questions of one kind that are asked while others are under way wait for these, and are then asked together: each is answered
 * by a statement that began after it was asked. Equal ones are one.
 */
export class Gathering<Asked, Answer> {
  readonly #answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>;
  readonly #waiting = new Map<string, { readonly asked: Asked; readonly who: Waiting<Answer>[] }>();
  #running = 0;

  /** @param answerAll answers all of them, in their order */
  constructor(answerAll: (asked: readonly Asked[]) => Promise<readonly Answer[]>) {
    this.#answerAll = answerAll;
  }

  /** @param key says which questions are equal */
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
    // What comes with the same turn of the event loop is asked together.
    await new Promise(setImmediate);
    while (this.#waiting.size > 0) {
      const taken = [...this.#waiting].slice(0, MOST);
      for (const [key] of taken) this.#waiting.delete(key);
      const questions = taken.map(([, question]) => question);
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
