/** Exit code of a benchmark that misses its goals. A benchmark that throws ends with 1. */
export const NOT_KEPT = 2;

/** Sets the exit code: whether the benchmark reached its goals. */
export function endBench(isKept: boolean): void {
  process.exitCode = isKept ? 0 : NOT_KEPT;
}
