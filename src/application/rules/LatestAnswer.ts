/** Runs one request at a time. Of the requests that arrive in the meantime, only the last one runs. */
export class LatestAnswer<Question, Answer> {
  readonly #request: (question: Question) => Promise<Answer>;
  readonly #onAnswer: (answer: Answer, question: Question) => void;
  #isAsking = false;
  #waitingQuestion: { readonly question: Question } | undefined;
  #isStopped = false;

  constructor(answer: (question: Question) => Promise<Answer>, take: (answer: Answer, question: Question) => void) {
    this.#request = answer;
    this.#onAnswer = take;
  }

  ask(question: Question): void {
    this.#isStopped = false;
    this.#waitingQuestion = { question };
    if (!this.#isAsking) void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#waitingQuestion = undefined;
  }

  async #run(): Promise<void> {
    this.#isAsking = true;
    while (this.#waitingQuestion) {
      const { question } = this.#waitingQuestion;
      this.#waitingQuestion = undefined;
      const answer = await this.#request(question);
      if (!this.#isStopped && !this.#waitingQuestion) this.#onAnswer(answer, question);
    }
    this.#isAsking = false;
  }
}
