/** A count given on the command line of a bench, else `otherwise`; anything but a whole number over 0 ends the bench with an error. */
export function countArgument(given: string | undefined, otherwise: number): number {
  const count = given === undefined ? otherwise : Number(given);
  if (!Number.isInteger(count) || count < 1)
    throw new TypeError(`"${given}" is no count: the usage is said at the head of the bench's file.`);
  return count;
}
