import type { Result } from './result.ts';

/** How long an answer is repeated, in milliseconds: seven days. */
export const KEY_LIFE = 7 * 24 * 60 * 60 * 1000;

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
