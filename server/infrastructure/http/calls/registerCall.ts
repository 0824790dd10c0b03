import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf } from '../../../../contract/bodyLimit.ts';
import type { BodyOf, Call, HeadersOf, ParamsOf, QueryOf, ResponseOf } from '../../../../contract/call.ts';
import { err, ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { IdempotentRequest, SeenCompany } from '../../../application/shared/CompanyRequest.ts';
import type { ServiceFailure } from '../../../application/shared/failure.ts';
import type { RequestOrigin, Principal } from '../../../application/shared/Principal.ts';
import { requestFingerprint } from '../../../application/shared/withIdempotency.ts';
import type { Barred } from '../../../application/session/Authenticate.ts';
import { authenticateCaller, type Caller, type CallerRules } from './authenticateCaller.ts';
import type { EventStream } from '../events/EventStream.ts';
import type { ResponseCache } from '../ResponseCache.ts';
import { parsePart } from './parsePart.ts';
import { problem, problemOf, sendProblem } from '../problemOf.ts';
import { inSpan } from '../traceRequests.ts';
import { unknownKeys } from '../../../../src/domain/shared/unknownKeys.ts';

export type CallRequest<C extends Call> = {
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly headers: HeadersOf<C>;
  readonly body: BodyOf<C>;
  readonly principal: C['caller'] extends 'session' | 'admin' ? Principal : undefined;
  readonly company: SeenCompany | undefined;
  readonly log: FastifyBaseLogger;
  readonly origin: RequestOrigin;
  readonly client: ClientHeaders;
  /** Checks again whether the caller has access, for streams that stay open after their request was authenticated. */
  readonly isStillIn: () => Promise<boolean>;
  /** Present if the call accepts an idempotency key and the client sent one. */
  readonly idempotency: IdempotentRequest | undefined;
};

export type ClientHeaders = {
  readonly userAgent: string | undefined;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly isSecure: boolean;
  /** Web origin of the site that received the request, e.g. `https://returns.example`. */
  readonly site: string;
};

/** Read-only variant of the contract's type `T`. */
type Sendable<T> = T extends readonly (infer Entry)[]
  ? readonly Sendable<Entry>[]
  : T extends object
    ? { readonly [K in keyof T]: Sendable<T[K]> }
    : T;

export type CallAnswer<C extends Call> = {
  readonly body?: Sendable<ResponseOf<C>> | Uint8Array;
  /** Immutable response, used instead of a body: its cache key and a function that creates it. */
  readonly cached?: { readonly name: string; readonly make: () => Promise<Sendable<ResponseOf<C>>> };
  readonly stream?: C['events'] extends object ? EventStream : undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Values of `Set-Cookie` headers. */
  readonly cookies?: readonly string[];
  readonly status?: number;
};

export type CallHandler<C extends Call> = (
  request: CallRequest<C>,
) => Promise<Result<CallAnswer<C>, ServiceFailure>> | Result<CallAnswer<C>, ServiceFailure>;

export type CallContext = CallerRules & {
  readonly cachedResponses: ResponseCache;
  /** Only for tests. Validates responses too, and sends 500 if one violates the contract. */
  readonly checksAnswers: boolean;
};

export type CallOptions = {
  /** Reads the company ID from the unvalidated body, so that one query finds the company and the caller. */
  readonly about?: (body: unknown) => CompanyId | undefined;
  /** Accepts users with limited access for one of these reasons. By default, they are refused. */
  readonly admits?: readonly Barred[];
};

const FORM = 'application/x-www-form-urlencoded';

export function registerCall<C extends Call>(
  app: FastifyInstance,
  context: CallContext,
  call: C,
  handler: CallHandler<C>,
  options: CallOptions = {},
): void {
  const authenticate = (request: FastifyRequest, isUse: boolean) =>
    authenticateCaller(call, request.headers, context, {
      admits: options.admits ?? [],
      about: options.about?.(request.body),
      presented: { origin: originOf(request), userAgent: request.headers['user-agent'], isUse },
    });
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    // Listening for events does not count as use of the session.
    const caller = await inSpan(request, () => authenticate(request, !call.events));
    if (!caller.ok) return sendProblem(request, reply, problemOf(caller.error));
    request.caller = caller.value;
    if (call.body && !hasContentType(request, call.bodyType === 'form' ? FORM : 'application/json'))
      return sendProblem(request, reply, problem(415, 'Unsupported media type'));
    return undefined;
  };
  const isSignedIn = call.caller === 'session' || call.caller === 'admin';
  app.route({
    method: call.method,
    bodyLimit: bodyLimitOf(call),
    url: call.path.replace(/\{([^{}]+)\}/g, ':$1'),
    // Authenticate before reading a body, because an unauthenticated client could send a large one.
    ...(isSignedIn && !options.about ? { onRequest: admit } : { preHandler: admit }),
    handler: (request, reply) => inSpan(request, () => handle(request, reply)),
  });

  async function handle(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const parts = readParts(call, request);
    if (!parts.ok) return sendProblem(request, reply, problemOf(parts.error));
    const answer = await handler({
      ...parts.value,
      principal: request.caller?.principal,
      company: request.caller?.company,
      log: request.log,
      origin: originOf(request),
      client: {
        userAgent: request.headers['user-agent'],
        cookie: request.headers.cookie,
        acceptLanguage: request.headers['accept-language'],
        isSecure: request.protocol === 'https',
        site: `${request.protocol}://${request.host}`,
      },
      isStillIn: async () => (await authenticate(request, false)).ok,
      idempotency: call.takesIdempotencyKey ? idempotencyOf(request) : undefined,
    } as CallRequest<C>);
    if (!answer.ok) return sendProblem(request, reply, problemOf(answer.error));
    if (answer.value.stream) return sendEvents(request, reply, answer.value.stream);
    if (answer.value.cached) return sendCached(call, request, reply, answer.value, context);
    return send(call, reply, answer.value, context.checksAnswers);
  }
}

const originOf = (request: FastifyRequest): RequestOrigin => ({ address: request.ip, requestId: request.id });

function readParts(call: Call, request: FastifyRequest): Result<Record<string, unknown>, ServiceFailure> {
  const sources = [
    ['params', call.params, request.params, '/path'],
    ['query', call.query, request.query, '/query'],
    ['headers', call.headers, request.headers, '/headers'],
    ['body', call.body, request.body, ''],
  ] as const;
  const parts: Record<string, unknown> = {};
  for (const [name, schema, raw, place] of sources) {
    const part = parsePart(schema, raw, place);
    if (!part.ok) return part;
    parts[name] = part.value;
  }
  // Ignore unknown form parameters, because OAuth clients may send them (RFC 6749, section 3.2).
  const unknown = call.body && call.bodyType !== 'form' ? unknownKeys(request.body, parts['body']) : [];
  if (unknown.length > 0)
    return err({ kind: 'invalid', errors: unknown.map((pointer) => ({ pointer, message: 'unknown key' })) });
  return ok(parts);
}

function begin(call: Call, reply: FastifyReply, answer: CallAnswer<Call>): void {
  reply.code(answer.status ?? call.successStatus ?? 200);
  if (!answer.headers?.['cache-control']) reply.header('cache-control', 'no-store');
  if (answer.headers) reply.headers(answer.headers);
  for (const cookie of answer.cookies ?? []) reply.header('set-cookie', cookie);
}

async function sendCached(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: CallAnswer<Call>,
  { cachedResponses, checksAnswers }: CallContext,
): Promise<FastifyReply> {
  const { cached } = answer;
  if (!cached) return reply;
  const { body, encoding } = await cachedResponses.find(cached.name, request.headers['accept-encoding'], async () => {
    const content = await cached.make();
    if (checksAnswers && call.response) call.response.parse(content);
    return JSON.stringify(content);
  });
  begin(call, reply, answer);
  reply.header('vary', 'accept-encoding');
  if (call.method === 'GET' && isCached(request.headers['if-none-match'], answer.headers?.['etag']))
    return reply.code(304).send();
  reply.type('application/json; charset=utf-8');
  if (encoding) reply.header('content-encoding', encoding);
  return reply.send(body);
}

/** Whether the client already has this response. Uses weak comparison, as RFC 9110 requires for reads. */
function isCached(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (ifNoneMatch === undefined || etag === undefined) return false;
  const opaque = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}

function send(call: Call, reply: FastifyReply, answer: CallAnswer<Call>, checksAnswers: boolean): FastifyReply {
  const { body } = answer;
  begin(call, reply, answer);
  if (body instanceof Uint8Array) return reply.send(body);
  if (checksAnswers && call.response && body !== undefined) call.response.parse(body);
  return reply.send(body);
}

/** Sends an event stream that proxies neither buffer, transform nor cache. */
function sendEvents(request: FastifyRequest, reply: FastifyReply, stream: EventStream): FastifyReply {
  reply.type('text/event-stream; charset=utf-8');
  // Close the connection after the stream, because an idle connection would delay a shutdown.
  reply.headers({ 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no', connection: 'close' });
  // A stream can stay open for hours, so its span ends when it begins.
  request.span?.end(reply.statusCode);
  if (request.method === 'HEAD') stream.end();
  return reply.send(stream);
}

const hasContentType = (request: FastifyRequest, expected: string): boolean =>
  (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() === expected;

/** Headers that distinguish two requests with equal path and body. */
const CONDITIONS = ['if-match', 'x-publish-id'] as const;

function idempotencyOf({ method, url, body, headers }: FastifyRequest): IdempotentRequest | undefined {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string') return undefined;
  const conditions = CONDITIONS.map((name) => headers[name]?.toString());
  return {
    key,
    fingerprint: requestFingerprint({ method, path: url, body: JSON.stringify(body) ?? '', conditions }),
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    caller?: Caller | undefined;
  }
}
