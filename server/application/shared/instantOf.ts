export function instantOf(time: number): string;
export function instantOf(time: number | undefined): string | undefined;
/** ISO 8601 instant in UTC of a time in milliseconds since 1970-01-01 UTC. */
export function instantOf(time: number | undefined): string | undefined {
  return time === undefined ? undefined : new Date(time).toISOString();
}
