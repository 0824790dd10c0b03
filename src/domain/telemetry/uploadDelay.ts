const FIRST = 1000;
const LONGEST = 300_000;

/**
 * Milliseconds until the next try after so many that failed one after another: twice as long each time, half of it by
 * chance, so that pages that failed together do not come back together. What the service asks for is the least.
 * @param random from 0 to below 1
 */
export function uploadDelay(failures: number, random: number, asked = 0): number {
  const bound = Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1));
  return Math.max(asked, Math.round((bound * (1 + random)) / 2));
}
