import type { Result } from './result.ts';
import { KEY_LIFE } from './lifetimes.ts';

export type StoredRequest = {
  readonly fingerprint: string;
  /** Milliseconds since 1970-01-01 UTC. */
  readonly at: number;
};

/** State of an idempotency key: unused, used for this request, or for another [PB-14]. */
export function claimOf(
  kept: StoredRequest | undefined,
  fingerprint: string,
  now: number,
): 'fresh' | 'answered' | 'reused' {
  if (!kept || kept.at <= now - KEY_LIFE) return 'fresh';
  return kept.fingerprint === fingerprint ? 'answered' : 'reused';
}

/** False for outcomes with a retry delay, because the request is repeated with the same key. */
export const isStoredOutcome = (outcome: Result<unknown, object>): boolean =>
  outcome.ok || !('retryAfterSeconds' in outcome.error);
