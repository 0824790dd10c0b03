/**
 * Parses a number from the command line of a benchmark. Defaults to `otherwise`. Ends the benchmark with an error if
 * the argument is not a positive integer.
 */
export function countArgument(argument: string | undefined, otherwise: number): number {
  const count = argument === undefined ? otherwise : Number(argument);
  if (!Number.isInteger(count) || count < 1)
    throw new TypeError(`"${argument}" is no count: the usage is said at the head of the bench's file.`);
  return count;
}
