/** Exit code of a benchmark that does not reach its goals. A benchmark that throws exits with 1. */
export const NOT_KEPT = 2;

/** Sets the exit code to `NOT_KEPT` unless the benchmark reached its goals. */
export function endBench(isReached: boolean): void {
  process.exitCode = isReached ? 0 : NOT_KEPT;
}
