import type { Result } from './result.ts';
import { KEY_LIFE } from './lifetimes.ts';

export type KeptRequest = {
  readonly fingerprint: string;
  /** When it came, in milliseconds since 1970-01-01 UTC. */
  readonly at: number;
};

/** What a key stands for now: nothing yet, this very request, or another one [PB-14]. */
export function claimOf(
  kept: KeptRequest | undefined,
  fingerprint: string,
  now: number,
): 'fresh' | 'answered' | 'reused' {
  if (!kept || kept.at <= now - KEY_LIFE) return 'fresh';
  return kept.fingerprint === fingerprint ? 'answered' : 'reused';
}

/** Whether an outcome answers the same request again. One that says "later" must be asked again under the same key. */
export const isKeptOutcome = (outcome: Result<unknown, object>): boolean =>
  outcome.ok || !('retryAfterSeconds' in outcome.error);
