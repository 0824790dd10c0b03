/** Asks one question at a time. Of the questions that arrive meanwhile, only the last is asked. */
export class LatestAnswer<Question, Answer> {
  readonly #answer: (question: Question) => Promise<Answer>;
  readonly #take: (answer: Answer, question: Question) => void;
  #isAsking = false;
  #next: { readonly question: Question } | undefined;
  #isStopped = false;

  constructor(answer: (question: Question) => Promise<Answer>, take: (answer: Answer, question: Question) => void) {
    this.#answer = answer;
    this.#take = take;
  }

  ask(question: Question): void {
    this.#isStopped = false;
    this.#next = { question };
    if (!this.#isAsking) void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#next = undefined;
  }

  async #run(): Promise<void> {
    this.#isAsking = true;
    while (this.#next) {
      const { question } = this.#next;
      this.#next = undefined;
      const answer = await this.#answer(question);
      if (!this.#isStopped && !this.#next) this.#take(answer, question);
    }
    this.#isAsking = false;
  }
}
