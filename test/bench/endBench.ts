/** Exit code of a benchmark that does not reach its goals. A benchmark that throws exits with 1. */
export const GOALS_MISSED = 2;

export function endBench(isReached: boolean): void {
  process.exitCode = isReached ? 0 : GOALS_MISSED;
}
