import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ProblemAnswer } from './problemOf.ts';

/** Includes the request ID, so that users can quote it. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, answer: ProblemAnswer): FastifyReply {
  return reply
    .code(answer.problem.status)
    .headers(answer.headers)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...answer.problem, requestId: request.id }));
}
