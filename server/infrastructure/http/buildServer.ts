import type { BlockList } from 'node:net';
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
import { compressResponses } from './compressResponses.ts';
import { type CsrfGuard, setCsrfCookie } from './CsrfGuard.ts';
import { answerExpectation, respondToMalformed, protectionHeaders } from './respondToMalformed.ts';
import { answerError, handleProblems } from './handleProblems.ts';
import { receiveOptions, connectionDefaults, limitConnections, type ConnectionLimits } from './limitConnections.ts';
import { ResponseCache } from './ResponseCache.ts';
import { logRequests } from './logRequests.ts';
import { type SecurityContact, serveSecurityText } from './securityText.ts';
import { newRequestId, trustedParentOf } from './traceParent.ts';
import { traceRequests } from './traceRequests.ts';
import { problem, sendProblem } from './problemOf.ts';
import type { CallContext } from './calls/registerCall.ts';
import type { Served } from './calls/serve.ts';
import { type PageDependencies, registerPages } from '../page/registerPages.ts';
import type { Call } from '../../../contract/call.ts';
import type { Tracer } from '../../application/shared/Tracer.ts';

const pathPattern = (path: string): RegExp =>
  new RegExp(`^${path.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{[^{}]+\}/g, '[^/]+')}$`);

function allowedMethods(calls: readonly Call[]): (pathname: string) => readonly string[] {
  const patterns = calls.map((call) => ({ pattern: pathPattern(call.path), method: call.method }));
  return (pathname) => {
    const methods = patterns.filter(({ pattern }) => pattern.test(pathname)).map(({ method }) => method);
    return methods.includes('GET') ? [...methods, 'HEAD'] : methods;
  };
}

export type ServerDependencies = {
  readonly served: readonly Served[];
  readonly authenticate: CallContext['authenticate'];
  readonly stepUp: CallContext['stepUp'];
  readonly onScopeRefused?: CallContext['onScopeRefused'];
  readonly csrf: CsrfGuard;
  readonly page: Omit<PageDependencies, 'csrf'>;
  readonly clientKey: string;
  /** Contact that security.txt contains. Without a contact, security.txt is not served. */
  readonly security?: SecurityContact | undefined;
  readonly logger: FastifyBaseLogger;
  /** Proxies whose `x-forwarded-*` headers are trusted; none by default. */
  readonly trustedProxies?: readonly string[];
  readonly checksAnswers?: boolean;
  /** Mean event loop delay in milliseconds above which requests are rejected; 0 disables the check. */
  readonly maxEventLoopDelay?: number;
  readonly connectionLimits?: ConnectionLimits;
  /** Returns true during shutdown. Connections are then closed after their response. */
  readonly isStopping?: () => boolean;
  readonly onAnswered?: (answered: Answered) => void;
  /** Absent if nothing is traced. */
  readonly tracer?: Tracer | undefined;
  /** Proxies whose `traceparent` is continued: its trace ID becomes the request ID. None by default. */
  readonly trustedTraceParents?: BlockList | undefined;
  /** Additional overload check. While it returns true, requests get status 503. */
  readonly isOverloaded?: () => boolean;
};

export type Answered = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
};

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Number of `Host` headers. If there are several, two parsers could choose different hosts (RFC 9112, 3.2). */
const hostsNamed = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/** Refuses a request without a valid token. Sets a new cookie, so that a page of this site can retry the request. */
function refuseForgery(csrf: CsrfGuard, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (csrf.isFromSite(request.headers, request.host)) setCsrfCookie(csrf, request, reply);
  return sendProblem(request, reply, problem(403, 'CSRF check failed'));
}

export async function buildServer(dependencies: ServerDependencies): Promise<FastifyInstance> {
  const { served, csrf, page, tracer, trustedTraceParents } = dependencies;
  const limits = dependencies.connectionLimits ?? connectionDefaults;
  const app = Fastify({
    loggerInstance: dependencies.logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => trustedParentOf(request, trustedTraceParents)?.traceId ?? newRequestId(),
    // Limit for requests to unknown paths. Each call has its own limit.
    bodyLimit: OPEN_BODY_LIMIT,
    // Limits the time for headers and body together, so that slow senders cannot occupy connections.
    requestTimeout: limits.receive,
    // Do not let Node reject a missing host, because its response would lack the common headers.
    http: { ...receiveOptions(limits), requireHostHeader: false },
    trustProxy: [...(dependencies.trustedProxies ?? [])],
    routerOptions: { maxParamLength: 512 },
    clientErrorHandler: respondToMalformed,
    frameworkErrors: (error, request, reply) => {
      reply.headers(protectionHeaders).header('x-request-id', request.id);
      answerError(error, request, reply);
    },
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(protectionHeaders).header('x-request-id', request.id);
  });
  if (tracer) traceRequests(app, tracer, trustedTraceParents);
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
    // Sample over a long interval, because the embedded database can block this thread for one long query.
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
  compressResponses(app);
  handleProblems(app, allowedMethods(served.map(({ call }) => call)));

  const context: CallContext = {
    authenticate: dependencies.authenticate,
    stepUp: dependencies.stepUp,
    onScopeRefused: dependencies.onScopeRefused,
    clientKey: dependencies.clientKey,
    cachedResponses: new ResponseCache(),
    checksAnswers: dependencies.checksAnswers ?? false,
  };
  for (const { register } of served) register(app, context);
  if (dependencies.security) serveSecurityText(app, dependencies.security);
  await registerPages(app, { ...page, csrf });
  return app;
}
