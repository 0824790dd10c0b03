import type { Result } from './result.ts';
import { KEY_LIFE } from './lifetimes.ts';

export type StoredRequest = {
  readonly fingerprint: string;
  /** Time of the request in milliseconds since 1970-01-01 UTC. */
  readonly at: number;
};

/** State of an idempotency key: unused or expired, used for this request, or used for another request [PB-14]. */
export function claimOf(
  stored: StoredRequest | undefined,
  fingerprint: string,
  now: number,
): 'fresh' | 'answered' | 'reused' {
  if (!stored || stored.at <= now - KEY_LIFE) return 'fresh';
  return stored.fingerprint === fingerprint ? 'answered' : 'reused';
}

/**
 * True if the outcome is stored for its idempotency key. False if it has a retry delay or needs a confirmed identity,
 * because the client repeats the request.
 */
export const isStoredOutcome = (outcome: Result<unknown, { readonly kind: string }>): boolean =>
  outcome.ok || !('retryAfterSeconds' in outcome.error || outcome.error.kind === 'step-up-required');
