import { isKeptOutcome } from '../../../src/domain/shared/idempotency.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import type { IdempotentRequest } from './CompanyRequest.ts';
import type { ServiceFailure } from './failure.ts';
import type { TenantUnit } from './UnitOfWork.ts';

type Once = {
  readonly userId: string;
  readonly now: number;
  /** Absent: the client did not ask for it, and `run` simply runs. */
  readonly request?: IdempotentRequest | undefined;
};

/**
 * Runs a write once per key: the same request again gets the first answer again, refusals included, for seven days.
 * A write that is refused leaves nothing behind but its answer.
 */
export async function withIdempotency<T>(
  unit: TenantUnit,
  { userId, now, request }: Once,
  run: () => Promise<Result<T, ServiceFailure>>,
): Promise<Result<T, ServiceFailure>> {
  return decideOnce(unit, { userId, now, request }, { look: async () => undefined, decide: () => unit.attempt(run) });
}

/**
 * The same for a write that looks at what is there while its key is looked up, and writes nothing where it refuses. `look`
 * writes nothing and waits for nobody whose request has the same key; `decide` gets what it has seen.
 */
export async function decideOnce<T, Seen>(
  unit: TenantUnit,
  { userId, now, request }: Once,
  {
    look,
    decide,
  }: { readonly look: () => Promise<Seen>; readonly decide: (seen: Seen) => Promise<Result<T, ServiceFailure>> },
): Promise<Result<T, ServiceFailure>> {
  if (!request) return decide(await look());
  const [claim, seen] = await Promise.all([unit.idempotencyKeys.claim(userId, request, now), look()]);
  switch (claim.kind) {
    case 'answered':
      // The fingerprint says the request is the same, so its answer has the same type.
      return claim.outcome as Result<T, ServiceFailure>;
    case 'reused':
      return err({ kind: 'idempotency-key-reused' });
    case 'running':
      return err({ kind: 'request-in-progress', retryAfterSeconds: 1 });
    case 'fresh': {
      const outcome = await decide(seen);
      if (isKeptOutcome(outcome)) await unit.idempotencyKeys.record(userId, request, outcome, now);
      return outcome;
    }
  }
}
