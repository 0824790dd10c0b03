/** Runs one request at a time. Of the requests that arrive in the meantime, only the last one runs. */
export class LatestAnswer<Question, Answer> {
  readonly #request: (question: Question) => Promise<Answer>;
  readonly #onAnswer: (answer: Answer, question: Question) => void;
  #isRequesting = false;
  #nextQuestion: { readonly question: Question } | undefined;
  #isStopped = false;

  constructor(
    request: (question: Question) => Promise<Answer>,
    onAnswer: (request: Answer, question: Question) => void,
  ) {
    this.#request = request;
    this.#onAnswer = onAnswer;
  }

  ask(question: Question): void {
    this.#isStopped = false;
    this.#nextQuestion = { question };
    if (!this.#isRequesting) void this.#run();
  }

  stop(): void {
    this.#isStopped = true;
    this.#nextQuestion = undefined;
  }

  async #run(): Promise<void> {
    this.#isRequesting = true;
    while (this.#nextQuestion) {
      const { question } = this.#nextQuestion;
      this.#nextQuestion = undefined;
      const answer = await this.#request(question);
      if (!this.#isStopped && !this.#nextQuestion) this.#onAnswer(answer, question);
    }
    this.#isRequesting = false;
  }
}
