import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/** Maximum delays before the second, third and fourth attempt, in milliseconds. */
const WAITS = [300, 1000, 3000] as const;
/** Milliseconds. If the service asks for a longer delay, the user has to retry. */
const MAX_WAIT = 10_000;

const waitOf = (failure: PortFailure, bound: number, random: () => number): number | undefined => {
  switch (failure.kind) {
    case 'unavailable':
      return failure.retryAfterMs ?? random() * bound;
    case 'unreachable':
    case 'timed-out':
      return random() * bound;
    default:
      return undefined;
  }
};

/**
 * Up to three retries with full jitter, or after the delay that the service asks for. For reads and idempotent writes.
 * `isLeft`: the result is no longer needed.
 */
export async function withRetries<T>(
  attempt: () => Promise<Result<T, PortFailure>>,
  clock: Clock,
  random: () => number,
  isLeft: () => boolean = () => false,
): Promise<Result<T, PortFailure>> {
  let outcome = await attempt();
  for (const bound of WAITS) {
    if (outcome.ok || isLeft()) return outcome;
    const wait = waitOf(outcome.error, bound, random);
    if (wait === undefined || wait > MAX_WAIT) return outcome;
    await new Promise<void>((resume) => clock.after(wait, resume));
    if (isLeft()) return outcome;
    outcome = await attempt();
  }
  return outcome;
}
