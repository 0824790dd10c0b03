import { problemSchema, type Problem } from '../../../contract/problem.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import { TOO_LARGE } from '../../domain/errors/errorMessages.ts';

/** Error response. Header names are in lower case. */
export type RefusedAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/** Reads the problem document. Other backends return only `{ message }`. */
function problemIn(body: unknown): Partial<Problem> {
  const problem = problemSchema.safeParse(body);
  if (problem.success) return problem.data;
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? { message } : {};
}

export function failureOf({ status, body, headers }: RefusedAnswer): PortFailure {
  const problem = problemIn(body);
  const details = { message: problem.message, requestId: problem.requestId };
  // The contract allows only seconds in `Retry-After`. A missing header becomes NaN.
  const seconds = Number(headers['retry-after']);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  const kind = problem.type?.split('/').at(-1);
  if (status === 401)
    return {
      kind: 'unauthorized',
      ...details,
      signInAt: problem.signInAt,
      secondFactor: problem.secondFactor && {
        ...problem.secondFactor,
        expiresAt: Date.parse(problem.secondFactor.expiresAt),
      },
      sessionEnded: problem.sessionEnded,
    };
  if (kind === 'step-up-required')
    return { kind, methods: problem.stepUp?.methods ?? [], requestId: details.requestId };
  if (kind === 'review-read-only') return { kind, requestId: details.requestId };
  if (status === 403) return { kind: 'forbidden', ...details };
  if (status === 404) return { kind: 'not-found', ...details };
  // A closed publish is handled like a stale revision, because its base has changed.
  if (status === 412 || kind === 'publish-closed')
    return {
      kind: 'stale',
      currentRevision: problem.currentRevision,
      present: problem.present,
      requestId: details.requestId,
    };
  if (kind === 'quota-exceeded') return { kind: 'rejected', status, ...details };
  if (kind === 'publish-in-progress' || status === 429) return { kind: 'busy', retryAfterMs, ...details };
  if (status >= 500 || kind === 'request-in-progress') return { kind: 'unavailable', retryAfterMs, ...details };
  // The response may be from a proxy that limits the body size, so it may have no message.
  if (status === 413) return { kind: 'rejected', status, ...details, message: TOO_LARGE };
  const pointers = problem.errors?.map(({ pointer }) => pointer);
  return { kind: 'rejected', status, ...details, message: details.message ?? problem.detail, pointers };
}
