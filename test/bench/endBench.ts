/** The exit code of a bench whose figures are not what is promised; one that breaks ends with 1. */
export const NOT_KEPT = 2;

/** Says to who started a bench whether what is promised of its figures is kept. */
export function endBench(isKept: boolean): void {
  process.exitCode = isKept ? 0 : NOT_KEPT;
}
