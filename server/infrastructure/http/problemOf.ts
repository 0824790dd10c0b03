import type { Problem } from '../../../contract/problem.ts';
import { differingPlaces, PRECONDITION_REQUIRED } from '../../../src/domain/publishing/publishProtocol.ts';
import type { ServiceFailure } from '../../application/shared/failure.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type ProblemAnswer = { readonly problem: Problem; readonly headers: Readonly<Record<string, string>> };

/** Path before the code of a problem. */
const PROBLEMS = '/problems/';

/** Creates a problem document (RFC 9457). Its type is the title in kebab case. */
export function problem(
  status: number,
  title: string,
  more: Partial<Problem> = {},
  headers: Readonly<Record<string, string>> = {},
): ProblemAnswer {
  const type = `${PROBLEMS}${title.toLowerCase().replaceAll(' ', '-')}`;
  return { problem: { type, title, status, ...more }, headers };
}

const QUOTA_EXCEEDED = 'constants.apiErrors.quotaExceeded';

const retryAfter = (seconds: number) => ({ 'retry-after': String(Math.max(1, Math.ceil(seconds))) });
/** Converts every expected refusal to a response. No other code chooses a status for a refusal. */
export function problemOf(failure: ServiceFailure): ProblemAnswer {
  switch (failure.kind) {
    case 'invalid':
      return problem(400, 'Invalid request', {
        message: failure.message,
        errors: failure.errors && [...failure.errors],
      });
    case 'unauthorized':
      // Send no Basic challenge, because browsers would open a password dialog.
      return problem(
        401,
        'Unauthorized',
        { message: failure.message, signInAt: failure.signInAt, sessionEnded: failure.sessionEnded },
        { 'www-authenticate': 'Bearer' },
      );
    case 'second-factor-required': {
      const { challenge, methods, expiresAt } = failure.challenge;
      const secondFactor = { challenge, methods: [...methods], expiresAt: new Date(expiresAt).toISOString() };
      return problem(401, 'Second factor required', { secondFactor }, { 'www-authenticate': 'Bearer' });
    }
    case 'second-factor-setup-required':
      return problem(403, 'Second factor setup required');
    case 'step-up-required':
      return problem(403, 'Step up required', { stepUp: { methods: [...failure.methods] } });
    case 'forbidden':
      return problem(403, 'Forbidden', { message: failure.message });
    case 'review-read-only':
      return problem(403, 'Review read only', { detail: 'The review must begin to act first.' });
    case 'insufficient-scope':
      // RFC 6750, section 3.1 defines this response to a missing scope.
      return problem(
        403,
        'Insufficient scope',
        {},
        { 'www-authenticate': `Bearer error="insufficient_scope", scope="${failure.scope}"` },
      );
    case 'not-found':
      return problem(404, 'Not found');
    case 'publish-in-progress':
      return problem(409, 'Publish in progress', {}, retryAfter(failure.retryAfterSeconds));
    case 'publish-closed':
      return problem(409, 'Publish closed');
    case 'changes-differ':
      return problem(422, 'Changes differ', {
        errors: differingPlaces(failure).map((pointer) => ({ pointer, message: 'not as it was said' })),
      });
    case 'request-in-progress':
      return problem(409, 'Request in progress', {}, retryAfter(failure.retryAfterSeconds));
    case 'stale-revision':
      return problem(412, 'Stale revision', { currentRevision: failure.currentRevision });
    case 'stale-draft':
      return problem(412, 'Stale draft', { present: failure.present });
    case 'stale-checks':
      return problem(412, 'Stale checks', { present: failure.present });
    case 'idempotency-key-reused':
      return problem(422, 'Idempotency key reused');
    case 'precondition-required':
      return problem(428, 'Precondition required', { detail: PRECONDITION_REQUIRED });
    case 'quota-exceeded': {
      const { of, retryAfterSeconds } = failure;
      const texts = { message: QUOTA_EXCEEDED, detail: `The company has used up its quota of ${of}.` };
      return retryAfterSeconds === undefined
        ? problem(507, 'Quota exceeded', texts)
        : problem(429, 'Quota exceeded', texts, retryAfter(retryAfterSeconds));
    }
    case 'throttled':
      return problem(429, 'Too many requests', {}, retryAfter(failure.retryAfterSeconds));
    case 'unavailable':
      return problem(
        503,
        'Service unavailable',
        failure.impediments && {
          errors: failure.impediments.map(({ part, reason }) => ({ pointer: `/${part}`, message: reason })),
        },
        retryAfter(failure.retryAfterSeconds),
      );
    default:
      return failure satisfies never;
  }
}

/** Sends a problem document with the request ID, which users can quote and which is also the trace ID. */
export function sendProblem(request: FastifyRequest, reply: FastifyReply, answer: ProblemAnswer): FastifyReply {
  request.span?.set({ 'problem.code': answer.problem.type.slice(PROBLEMS.length) });
  return reply
    .code(answer.problem.status)
    .headers(answer.headers)
    .type('application/problem+json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...answer.problem, requestId: request.id }));
}
