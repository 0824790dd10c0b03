import { problemSchema, type Problem } from '../../../contract/problem.ts';
import type { PortFailure } from '../../application/shared/failure.ts';

/** An answer that is no success: its status, body as parsed JSON where it is, and headers in lower case. */
export type RefusedAnswer = {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string | undefined>>;
};

/** The specification's own backends answer `{ message }`; ours answer problem documents that carry it too. */
function problemIn(body: unknown): Partial<Problem> {
  const problem = problemSchema.safeParse(body);
  if (problem.success) return problem.data;
  const message = (body as { message?: unknown } | null | undefined)?.message;
  return typeof message === 'string' ? { message } : {};
}

/** `Retry-After` in milliseconds; only its seconds form is used by services of this contract. */
function retryAfterMs(headers: RefusedAnswer['headers']): number | undefined {
  const seconds = Number(headers['retry-after']);
  return headers['retry-after'] !== undefined && Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** What a refusal means to the page [ER-1]. */
export function failureOf({ status, body, headers }: RefusedAnswer): PortFailure {
  const problem = problemIn(body);
  const { message, requestId } = problem;
  const kind = problem.type?.split('/').at(-1);
  if (status === 401) return { kind: 'unauthorized', message, signInAt: problem.signInAt, requestId };
  if (status === 403) return { kind: 'forbidden', message, requestId };
  if (status === 404) return { kind: 'not-found', message, requestId };
  // A draft that was taken over or closed meanwhile has a base that changed, like a stale revision.
  if (status === 412 || kind === 'publish-closed')
    return { kind: 'stale', currentRevision: problem.currentRevision, present: problem.present, requestId };
  if (kind === 'quota-exceeded') return { kind: 'rejected', status, message, requestId };
  if (kind === 'publish-in-progress' || status === 429)
    return { kind: 'busy', retryAfterMs: retryAfterMs(headers), message, requestId };
  if (status >= 500 || kind === 'request-in-progress')
    return { kind: 'unavailable', retryAfterMs: retryAfterMs(headers), message, requestId };
  return { kind: 'rejected', status, message: message ?? problem.detail, requestId };
}
