import type { FastifyInstance } from 'fastify';
import type { LoggerOptions } from 'pino';
import { traceParentOf } from './traceParent.ts';

/** Logs one line per response. The line contains neither query strings nor bodies. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: request.url.split(/\?|%23/i, 1)[0],
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.caller?.principal.userId,
        company: request.caller?.principal.organisationId,
        // The client shows its own trace ID if a call times out.
        clientTraceId: traceParentOf(request.headers)?.traceId,
      },
      'answered',
    );
  });
}

const SECRETS = [
  'authorization',
  'cookie',
  'password',
  'token',
  'access_token',
  'refresh_token',
  'accessToken',
  'refreshToken',
  'passwordHash',
  'client_secret',
  'challenge',
  'proof',
  'secret',
  'recoveryCodes',
];

/** Logger options. Only selected fields of a request are logged. Redaction is a second protection. */
export const loggerOptions = (level: string): LoggerOptions => ({
  level,
  base: {},
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  redact: {
    paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[redacted]',
  },
});
