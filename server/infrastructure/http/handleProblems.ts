import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TOO_LARGE } from '../../../src/domain/errors/errorMessages.ts';
import { ServiceUnavailableError } from '../../application/shared/failure.ts';
import type { BodyRefusal } from './acceptBodies.ts';
import { problem, problemOf, type ProblemAnswer, sendProblem } from './problemOf.ts';
import { isServicePath, requestTarget } from './requestTarget.ts';

const EARLY: Readonly<Record<string, ProblemAnswer>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: problem(415, 'Unsupported media type'),
  FST_ERR_CTP_BODY_TOO_LARGE: problem(413, 'Content too large', { message: TOO_LARGE }),
  FST_ERR_BAD_URL: problem(400, 'Malformed address'),
  FST_ERR_MAX_PARAM_LENGTH: problem(404, 'Not found'),
  FST_UNDER_PRESSURE: problem(503, 'Service unavailable', {}, { 'retry-after': '10' }),
  ...({
    BODY_TOO_DEEP: problem(400, 'Invalid request', { detail: 'The body nests too deep.' }),
    BODY_OF_TOO_MANY_VALUES: problem(413, 'Content too large', {
      message: TOO_LARGE,
      detail: 'The body holds too many values.',
    }),
    PARAMETER_GIVEN_TWICE: problem(400, 'Invalid request', { detail: 'A parameter was given twice.' }),
  } satisfies Record<BodyRefusal, ProblemAnswer>),
};

/** Converts every error that occurs outside the handlers to a problem document. */
export function handleProblems(app: FastifyInstance, allowed: (pathname: string) => readonly string[]): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const { pathname } = requestTarget(request.url);
    const methods = isServicePath(pathname) ? allowed(pathname) : ['GET', 'HEAD'];
    if (methods.length === 0 || methods.includes(request.method))
      return sendProblem(request, reply, problem(404, 'Not found'));
    return sendProblem(request, reply, problem(405, 'Method not allowed', {}, { allow: methods.join(', ') }));
  });
}

/** Logs the cause of an unexpected error. The cause is never sent to the client. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = EARLY[error.code];
  if (refusal) return sendProblem(request, reply, refusal);
  if (error instanceof ServiceUnavailableError) {
    request.log.warn({ err: error }, 'service unavailable');
    const { retryAfterSeconds } = error;
    return sendProblem(request, reply, problemOf({ kind: 'unavailable', retryAfterSeconds }));
  }
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return sendProblem(request, reply, problem(status, 'Invalid request'));
  request.log.error({ err: error }, 'request failed');
  return sendProblem(request, reply, problem(500, 'Internal error'));
}
