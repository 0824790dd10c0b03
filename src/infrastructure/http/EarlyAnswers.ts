import { earlyKeyOf, type Early } from '../../../contract/boot.ts';
import type { HttpResponse } from './answer.ts';

/**
 * Responses to requests that the page's inline script sent before other scripts were loaded. Each response is used only
 * once, and only if the request succeeded.
 */
export class EarlyAnswers {
  readonly #responses: NonNullable<Early['answers']>;

  constructor(answers: Early['answers'] = {}) {
    this.#responses = answers;
  }

  /** Returns the response to this request. Returns undefined synchronously if the script did not send it. */
  take(method: string, url: string, body: unknown): Promise<HttpResponse | undefined> | undefined {
    // Return early, so that long bodies are not serialized for the lookup, e.g. the body of a draft after each edit.
    if (Object.keys(this.#responses).length === 0) return undefined;
    const key = earlyKeyOf(method, url, body);
    const answer = this.#responses[key];
    if (!answer) return undefined;
    delete this.#responses[key];
    return answer.then(read, () => undefined);
  }
}

async function read(response: Response): Promise<HttpResponse | undefined> {
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
