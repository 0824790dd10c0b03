import { earlyKeyOf, type Early } from '../../../contract/boot.ts';
import type { HttpAnswer } from './answer.ts';

/**
 * Answers that the page's first script has asked for, before any other script was there. Each is given once, to the same
 * request, and only where it is a success: whatever else was answered is asked for again.
 */
export class EarlyAnswers {
  readonly #answers: NonNullable<Early['answers']>;

  constructor(answers: Early['answers'] = {}) {
    this.#answers = answers;
  }

  /** `undefined` at once where nothing was asked for. */
  take(method: string, url: string, body: unknown): Promise<HttpAnswer | undefined> | undefined {
    // A request that is written out to be compared may be long: a draft goes with every edit.
    if (Object.keys(this.#answers).length === 0) return undefined;
    const key = earlyKeyOf(method, url, body);
    const answer = this.#answers[key];
    if (!answer) return undefined;
    delete this.#answers[key];
    return answer.then(read, () => undefined);
  }
}

async function read(response: Response): Promise<HttpAnswer | undefined> {
  if (!response.ok) return undefined;
  try {
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const data: unknown = isJson ? JSON.parse(text) : text;
    return { status: response.status, headers: Object.fromEntries(response.headers.entries()), data };
  } catch {
    return undefined;
  }
}
