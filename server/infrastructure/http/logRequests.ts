import type { FastifyInstance } from 'fastify';

/** Logs one line per response, without query strings and bodies. */
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
      },
      'answered',
    );
  });
}
