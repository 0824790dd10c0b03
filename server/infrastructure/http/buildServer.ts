import { randomUUID } from 'node:crypto';
import underPressure from '@fastify/under-pressure';
import { OPEN_BODY_LIMIT } from '../../../contract/bodyLimit.ts';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { acceptBodies } from './acceptBodies.ts';
import { compressAnswers } from './compressAnswers.ts';
import type { CsrfGuard } from './CsrfGuard.ts';
import { answerExpectation, answerMalformed } from './answerMalformed.ts';
import { answerError, handleProblems } from './handleProblems.ts';
import { receiveOptions, connectionDefaults, limitConnections, type ConnectionLimits } from './limitConnections.ts';
import { KeptAnswers } from './KeptAnswers.ts';
import { logRequests } from './logRequests.ts';
import { problem } from './problemOf.ts';
import { protectionHeaders } from './protectionHeaders.ts';
import type { CallContext } from './registerCall.ts';
import { sendProblem } from './sendProblem.ts';
import { setCsrfCookie } from './setCsrfCookie.ts';
import type { Served } from './serve.ts';
import { type PageDependencies, registerPages } from '../page/registerPages.ts';
import type { Call } from '../../../contract/call.ts';

/** A path of the contract as a pattern for whole paths; a parameter is one segment. */
const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]+\}/g, '[^/]+')}$`);

/** The methods each path of the contract answers to, for 405 and its `Allow` header. */
function allowedMethods(calls: readonly Call[]): (pathname: string) => readonly string[] {
  const patterns = calls.map((call) => ({ pattern: pathPattern(call.path), method: call.method }));
  return (pathname) => {
    const methods = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  };
}

export type ServerDependencies = {
  /** Every call that is answered. */
  readonly served: readonly Served[];
  readonly authenticate: CallContext['authenticate'];
  readonly onScopeRefused?: CallContext['onScopeRefused'];
  readonly csrf: CsrfGuard;
  readonly page: Omit<PageDependencies, 'csrf'>;
  readonly clientKey: string;
  readonly logger: FastifyBaseLogger;
  /** Proxies whose `x-forwarded-*` headers are believed; none unless stated. */
  readonly trustedProxies?: readonly string[];
  /** See `CallContext`. */
  readonly checksAnswers?: boolean;
  /** Mean delay of the event loop, in milliseconds, from which requests are turned away; 0 for never. */
  readonly maxEventLoopDelay?: number;
  /** The defaults unless stated. */
  readonly connectionLimits?: ConnectionLimits;
  /** Says that the service is about to end: no connection is kept for another request. */
  readonly isStopping?: () => boolean;
  /** Hears of every answer. */
  readonly onAnswered?: (answered: Answered) => void;
  /** Answers 503 while it says so, beside what the event loop says. */
  readonly isOverloaded?: () => boolean;
};

/** One answer, by the path of the contract it was asked at. */
export type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** How often a request names its host: two readers might go by different ones (RFC 9112, section 3.2). */
const hostsNamed = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** A page of this site whose browser has lost the token is given another one: it may ask again, since nothing was done. */
function refuseForgery(csrf: CsrfGuard, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (csrf.isFromSite(request.headers, request.host)) setCsrfCookie(csrf, request, reply);
  return sendProblem(request, reply, problem(403, 'CSRF check failed'));
}

/** The whole service behind one port, not yet listening. */
export async function buildServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { served, csrf, page, connectionLimits: limits = connectionDefaults } = dependencies;
  const app = Fastify({
    loggerInstance: dependencies.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    // Of what is sent to no call; each call has its own.
    bodyLimit: OPEN_BODY_LIMIT,
    // Headers and body together, so that nobody holds a connection open by dripping bytes.
    requestTimeout: limits.receive,
    // A request without a host is refused below, with the headers of every answer.
    http: { ...receiveOptions(limits), requireHostHeader: false },
    trustProxy: [...(dependencies.trustedProxies ?? [])],
    routerOptions: { maxParamLength: 512 },
    clientErrorHandler: answerMalformed,
    frameworkErrors: (error, request, reply) => {
      reply.headers(protectionHeaders).header('x-request-id', request.id);
      answerError(error, request, reply);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(protectionHeaders).header('x-request-id', request.id);
  });
  app.server.on('checkExpectation', answerExpectation);
  limitConnections(app, limits);
  app.addHook('onSend', async (_request, reply, payload) => {
    if (dependencies.isStopping?.()) reply.header('connection', 'close');
    return payload;
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode: status, elapsedTime }) =>
    dependencies.onAnswered?.({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 }),
  );
  logRequests(app);
  await app.register(underPressure, {
    maxEventLoopDelay: dependencies.maxEventLoopDelay ?? 1000,
    // The embedded database works in this thread: one long query must not look like an overload.
    sampleInterval: 2500,
    retryAfter: 10,
  });
  app.addHook('onRequest', async (request, reply) => {
    const hosts = hostsNamed(request.raw.rawHeaders);
    if (hosts !== 1 && !(hosts === 0 && request.raw.httpVersion === '1.0')) {
      const detail = hosts === 0 ? 'Host was not given.' : 'Host was given twice.';
      return sendProblem(request, reply, problem(400, 'Malformed request', { detail }));
    }
    if (dependencies.isOverloaded?.())
      return sendProblem(request, reply, problem(503, 'Service unavailable', {}, { 'retry-after': '10' }));
    if (!READING.has(request.method) && !csrf.allows(request.headers, request.host))
      return refuseForgery(csrf, request, reply);
    return undefined;
  });
  acceptBodies(app);
  compressAnswers(app);
  handleProblems(app, allowedMethods(served.map(({ call }) => call)));

  const context: CallContext = {
    authenticate: dependencies.authenticate,
    onScopeRefused: dependencies.onScopeRefused,
    clientKey: dependencies.clientKey,
    keptAnswers: new KeptAnswers(),
    checksAnswers: dependencies.checksAnswers ?? false,
  };
  for (const { register } of served) register(app, context);
  await registerPages(app, { ...page, csrf });
  return app;
}
