export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  return (sorted[Math.ceil(middle) - 1]! + sorted[Math.floor(middle)]!) / 2;
}

/** Percentile of the values. For p95, `part` is 0.95. */
export const percentile = (values: readonly number[], part: number): number =>
  values.toSorted((left, right) => left - right)[Math.floor(values.length * part)] ?? 0;

export const withRange = (values: readonly number[]): string =>
  `${median(values).toFixed(0)} (${Math.min(...values).toFixed(0)}-${Math.max(...values).toFixed(0)})`;

export const printRow = (name: string, cells: readonly string[]): void =>
  console.log(`  ${name.padEnd(44)}${cells.map((cell) => cell.padStart(24)).join('')}`);
