import type { Call } from '../../../contract/call.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { failureOf } from '../../../src/infrastructure/http/failureOf.ts';
import type { AnswerOf, Http, RequestOf } from '../../../src/infrastructure/http/Http.ts';
import { Faults } from './Faults.ts';

export type HttpRequest = {
  readonly id: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
};

export type HttpResponse = {
  readonly status?: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Calls without a network, with responses planned by call ID, planned faults, and a record of all requests. */
export class InMemoryHttp implements Http {
  readonly requests: HttpRequest[] = [];
  readonly faults = new Faults();
  readonly #answers = new Map<string, (request: HttpRequest) => HttpResponse>();

  on(call: Call, answer: (request: HttpRequest) => HttpResponse): this {
    this.#answers.set(call.id, answer);
    return this;
  }

  async send<C extends Call>(call: C, request: RequestOf<C>): Promise<Result<AnswerOf<C>, PortFailure>> {
    const recorded = { id: call.id, ...(request as Omit<HttpRequest, 'id'>) };
    return this.faults.around(call.id, recorded.headers?.['idempotency-key'] ?? '', async () => {
      this.requests.push(recorded);
      return this.#answerOf(call, this.#answers.get(call.id)?.(recorded) ?? { status: 404 });
    });
  }

  /** Waits until all pending reads have a response. */
  async readsFinished(): Promise<void> {
    await Promise.resolve();
  }

  #answerOf<C extends Call>(
    call: C,
    { status = 200, body, headers = {} }: HttpResponse,
  ): Result<AnswerOf<C>, PortFailure> {
    if (status < 200 || status > 299) return err(failureOf({ status, body, headers }));
    if (!call.response) return ok({ body: undefined, headers } as AnswerOf<C>);
    const parsed = call.response.safeParse(body);
    if (parsed.success) return ok({ body: parsed.data, headers } as AnswerOf<C>);
    return err({ kind: 'malformed', field: `${call.id}: ${parsed.error.issues[0]?.path.join('.') || 'body'}` });
  }
}
