import type { Call } from '../../../contract/call.ts';
import { requestUrl, urlEncoded } from '../../../contract/requestUrl.ts';
import type { SessionCredentials, Tokens } from '../../application/session/SessionCredentials.ts';
import { withStepUp, type StepUp } from '../../application/session/StepUp.ts';
import type { Clock } from '../../application/shared/Clock.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import type { HttpResponse } from './answer.ts';
import { axiosTransport, type Transport, type TransportRequest } from './axiosTransport.ts';
import type { EarlyAnswers } from './EarlyAnswers.ts';
import { failureOf } from './failureOf.ts';
import type { AnswerOf, Http, RequestOf, SendOptions } from './Http.ts';
import { withRetries } from './retry.ts';
import { newTraceParent } from './traceParent.ts';

/** Base URLs have no trailing slash. An empty URL means the origin of the page. */
export type HttpSettings = {
  readonly apiUrl: string;
  readonly rootApiUrl: string;
  readonly clientKey: string;
  readonly clientSecret: string;
  /** Whether the service supports idempotency keys. If not, writes are never retried and have no time limit. */
  readonly supportsIdempotencyKeys: boolean;
  readonly keyedWriteTimeout?: number;
  /** Source of trace ids (`newTraceParent`). Absent: requests have no trace ids. */
  readonly traceIds?: Ids;
};

/** Default time limit in milliseconds for a write with an idempotency key. Other writes have no limit [API-3]. */
const KEYED_WRITE_TIMEOUT = 15_000;

type LooseRequest = {
  readonly tokens?: Tokens | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: object;
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
};

const isOfSession = ({ caller }: Call): boolean => caller === 'session' || caller === 'admin';

const refusing: StepUp = { confirm: async () => false };

/**
 * Sends the calls of the contract: adds the access token, renews it once on 401, and retries idempotent calls. If a
 * call requires a confirmed identity, asks the user and then sends the call once more.
 */
export class AxiosHttp implements Http {
  readonly #settings: HttpSettings;
  readonly #credentials: SessionCredentials;
  readonly #clock: Clock;
  readonly #random: () => number;
  readonly #earlyAnswers: EarlyAnswers | undefined;
  readonly #stepUp: StepUp;
  readonly #transport: Transport = axiosTransport();
  readonly #reads = new Set<Promise<unknown>>();

  constructor(
    settings: HttpSettings,
    credentials: SessionCredentials,
    clock: Clock,
    random: () => number,
    earlyResponse?: EarlyAnswers,
    stepUp: StepUp = refusing,
  ) {
    this.#settings = settings;
    this.#credentials = credentials;
    this.#clock = clock;
    this.#random = random;
    this.#earlyAnswers = earlyResponse;
    this.#stepUp = stepUp;
  }

  async send<C extends Call>(
    call: C,
    request: RequestOf<C>,
    options: SendOptions = {},
  ): Promise<Result<AnswerOf<C>, PortFailure>> {
    const loose = request as LooseRequest;
    const isKeyed = this.#isKeyed(loose.headers);
    const isRead = call.method === 'GET' || call.isRepeatable === true;
    const isRepeatable = options.isRepeatable ?? (isRead || isKeyed);
    const signal = isRead ? options.signal : undefined;
    const sent: LooseRequest = { ...loose, signal, tokens: options.tokens };
    const attempt = (): Promise<Result<AnswerOf<C>, PortFailure>> =>
      withStepUp(this.#stepUp, () => this.#authorised(call, sent));
    const answer = isRepeatable
      ? withRetries(attempt, this.#clock, this.#random, () => signal?.aborted === true)
      : attempt();
    if (!isRead) return answer;
    this.#reads.add(answer);
    return answer.finally(() => this.#reads.delete(answer));
  }

  async readsFinished(): Promise<void> {
    while (this.#reads.size > 0) {
      await Promise.allSettled(this.#reads);
      // Wait for the next task, because the handler of a response may start another read.
      await new Promise<void>((resolve) => this.#clock.after(0, resolve));
    }
  }

  async #authorised<C extends Call>(call: C, request: LooseRequest): Promise<Result<AnswerOf<C>, PortFailure>> {
    const firstResult = await this.#once(call, request);
    if (firstResult.ok || firstResult.error.kind !== 'unauthorized' || !isOfSession(call) || request.tokens)
      return firstResult;
    return (await this.#credentials.renew()) ? this.#once(call, request) : firstResult;
  }

  async #once<C extends Call>(call: C, request: LooseRequest): Promise<Result<AnswerOf<C>, PortFailure>> {
    const sent = this.#requestOf(call, request);
    const earlyResponse = await this.#earlyAnswers?.take(sent.method, sent.url, request.body);
    if (earlyResponse) return this.#answerOf(call, earlyResponse);
    // Send the header only to the origin of the page, because another origin would need a CORS preflight.
    const { traceIds } = this.#settings;
    const trace = this.#baseOf(call) === '' && traceIds ? newTraceParent(traceIds) : undefined;
    const answer = await this.#transport(
      trace ? { ...sent, headers: { ...sent.headers, traceparent: trace.header } } : sent,
    );
    if (answer.ok) return this.#answerOf(call, answer.value);
    // If the request arrived and only its response was lost, the service has logged the trace ID.
    return answer.error.kind === 'timed-out' ? err({ ...answer.error, requestId: trace?.traceId }) : answer;
  }

  #requestOf(call: Call, request: LooseRequest): TransportRequest {
    // Axios omits headers that are undefined.
    const headers: Record<string, string | undefined> = { ...request.headers };
    const sent: TransportRequest = {
      method: call.method,
      url: this.#baseOf(call) + requestUrl(call, request.params, request.query),
      headers,
      data: call.bodyType === 'form' ? urlEncoded(request.body ?? {}) : request.body,
    };
    if (request.signal) sent.signal = request.signal;
    if (this.#isKeyed(headers)) sent.timeout = this.#settings.keyedWriteTimeout ?? KEYED_WRITE_TIMEOUT;
    if (call.caller === 'client')
      sent.auth = { username: this.#settings.clientKey, password: this.#settings.clientSecret };
    const tokens = request.tokens ?? this.#credentials.current;
    if (isOfSession(call) && tokens) headers['authorization'] = `${tokens.tokenType} ${tokens.accessToken}`;
    return sent;
  }

  #isKeyed(headers: LooseRequest['headers']): boolean {
    return headers?.['idempotency-key'] !== undefined && this.#settings.supportsIdempotencyKeys;
  }

  #baseOf(call: Call): string {
    const { apiUrl: api, rootApiUrl: rootApi } = this.#settings;
    return { page: '', api, rootApi }[call.base];
  }

  #answerOf<C extends Call>(call: C, { status, headers, data }: HttpResponse): Result<AnswerOf<C>, PortFailure> {
    if (status < 200 || status > 299) return err(failureOf({ status, body: data, headers }));
    // An HTML response is from a proxy and not from the service, so the result of the call is unknown.
    if (headers['content-type']?.startsWith('text/html')) return err({ kind: 'malformed', field: `${call.id}: html` });
    if (!call.response) return ok({ body: undefined, headers } as AnswerOf<C>);
    const body = call.response.safeParse(data);
    if (body.success) return ok({ body: body.data, headers } as AnswerOf<C>);
    const field = body.error.issues[0]?.path.join('.') ?? '';
    return err({ kind: 'malformed', field: `${call.id}: ${field || 'body'}` });
  }
}
