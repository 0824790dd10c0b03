import { isDeepStrictEqual } from 'node:util';
import {
  productOf,
  withMarkedForm,
  withMarkedReasons,
  type Answer,
  type PublishingClient,
} from './PublishingClient.ts';
import type { ProductDocument } from '../../contract/company/merchantConfig.ts';

type Step = 'open' | 'reasons' | 'form' | 'complete';

/** A publish by one user. If the service was killed, the publish continues with the same idempotency keys. */
export class PublishAttempt {
  readonly #client: PublishingClient;
  readonly #mark: string;
  readonly #base: number;
  readonly #product: ProductDocument;
  readonly #acknowledged = new Map<Step, Answer>();

  private constructor(client: PublishingClient, mark: string, base: number, product: ProductDocument) {
    this.#client = client;
    this.#mark = mark;
    this.#base = base;
    this.#product = product;
  }

  /** @param mark unique text by which this publish is found in the published texts */
  static async prepare(client: PublishingClient, token: string, mark: string): Promise<PublishAttempt> {
    const document = await client.configuration(token);
    const { revision } = await client.read(token);
    return new PublishAttempt(client, mark, revision, productOf(document));
  }

  get base(): number {
    return this.#base;
  }

  get mark(): string {
    return this.#mark;
  }

  /** Whether the client received the response that the publish succeeded. */
  get isAcknowledged(): boolean {
    return this.#acknowledged.has('complete');
  }

  get answered(): number {
    return this.#acknowledged.size;
  }

  /**
   * Makes all calls, starting with the first. Rejects if a call fails. A repeated call must get the same response as
   * before. The caller must already be signed in. If a kill interrupted a sign-in, this sign-in would count as a
   * pending password guess, and the throttle would reject further sign-ins.
   */
  async run(token: string): Promise<void> {
    const reasons = withMarkedReasons(this.#product, this.#mark);
    const marked = withMarkedForm(reasons, this.#mark);
    const { publishId } = await this.#step('open', 201, (key) => this.#client.open(token, key, this.#base, marked));
    await this.#step('reasons', 200, (key) => this.#client.write(token, key, publishId, reasons));
    await this.#step('form', 200, (key) => this.#client.write(token, key, publishId, marked));
    await this.#step('complete', 200, (key) => this.#client.complete(token, key, publishId));
  }

  async #step(step: Step, expected: number, call: (key: string) => Promise<Answer>): Promise<any> {
    const answer = await call(`${this.#mark}:${step}`);
    if (answer.status !== expected)
      throw new Error(`${step} of ${this.#mark} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    const before = this.#acknowledged.get(step);
    if (before && !isDeepStrictEqual(before, answer))
      throw new Error(`${step} of ${this.#mark} answered otherwise before: ${JSON.stringify([before, answer])}`);
    this.#acknowledged.set(step, answer);
    return answer.body;
  }
}
