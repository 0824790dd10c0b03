/**
 * A number from the command line of a benchmark, or `otherwise`. Ends the benchmark with an error unless it is a
 * positive integer.
 */
export function countArgument(given: string | undefined, otherwise: number): number {
  const count = given === undefined ? otherwise : Number(given);
  if (!Number.isInteger(count) || count < 1)
    throw new TypeError(`"${given}" is no count: the usage is said at the head of the bench's file.`);
  return count;
}
