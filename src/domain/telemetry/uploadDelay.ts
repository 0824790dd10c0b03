const FIRST = 1000;
const LONGEST = 300_000;

/**
 * Milliseconds, at least `asked`: exponential backoff, with jitter so that clients do not all retry at the same time.
 * @param random 0 to below 1
 */
export function uploadDelay(failures: number, random: number, asked = 0): number {
  const bound = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1));
  return Math.max(asked, Math.round((bound * (1 + random)) / 2));
}
