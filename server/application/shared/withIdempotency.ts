import { isStoredOutcome } from '../../../src/domain/shared/idempotency.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import type { IdempotentRequest } from './CompanyRequest.ts';
import type { ServiceFailure } from './failure.ts';
import type { TenantUnit } from './UnitOfWork.ts';
import { createHash } from 'node:crypto';

/** Requests with equal identities are the same request. `conditions`: headers such as `if-match`. */
type RequestIdentity = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly conditions?: readonly (string | undefined)[];
};

/** SHA-256 in hexadecimal. The JSON encoding ensures that different identities have different texts. */
export const requestFingerprint = ({ method, path, body, conditions = [] }: RequestIdentity): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, body, conditions.map((condition) => condition ?? '')]))
    .digest('hex');

type Once = {
  readonly userId: string;
  readonly now: number;
  /** Absent if the client sent no key. The write then runs every time. */
  readonly request?: IdempotentRequest | undefined;
};

/**
 * Runs a write once per key. For seven days, a repeated request gets the first response, even if that was a refusal. A
 * refused write is rolled back.
 */
export async function withIdempotency<T>(
  unit: TenantUnit,
  { userId, now, request }: Once,
  run: () => Promise<Result<T, ServiceFailure>>,
): Promise<Result<T, ServiceFailure>> {
  if (!request) return unit.attempt(run);
  const claim = await unit.idempotencyKeys.claim(userId, request, now);
  switch (claim.kind) {
    case 'answered':
      // The fingerprints are equal, so the stored response has the same type.
      return claim.outcome as Result<T, ServiceFailure>;
    case 'reused':
      return err({ kind: 'idempotency-key-reused' });
    case 'running':
      return err({ kind: 'request-in-progress', retryAfterSeconds: 1 });
    case 'fresh': {
      const outcome = await unit.attempt(run);
      if (isStoredOutcome(outcome)) await unit.idempotencyKeys.record(userId, request, outcome, now);
      return outcome;
    }
  }
}
