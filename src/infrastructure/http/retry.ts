import type { Clock } from '../../application/shared/Clock.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/** Maximum random delay in milliseconds before the second, third and fourth attempt. */
const WAITS = [300, 1000, 3000] as const;
/**
 * Maximum delay in milliseconds that the service can request. If the service requests a longer delay, the user must
 * retry.
 */
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
 * Repeats a read or an idempotent write up to three times, after a random delay (full jitter) or the delay that the
 * service requests. Stops if `isAborted` returns true, i.e. if the result is no longer needed.
 */
export async function withRetries<T>(
  attempt: () => Promise<Result<T, PortFailure>>,
  clock: Clock,
  random: () => number,
  isAborted: () => boolean,
): Promise<Result<T, PortFailure>> {
  let outcome = await attempt();
  for (const bound of WAITS) {
    if (outcome.ok || isAborted()) return outcome;
    const wait = waitOf(outcome.error, bound, random);
    if (wait === undefined || wait > MAX_WAIT) return outcome;
    await new Promise<void>((resume) => clock.after(wait, resume));
    if (isAborted()) return outcome;
    outcome = await attempt();
  }
  return outcome;
}
