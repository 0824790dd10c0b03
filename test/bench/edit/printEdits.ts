import type { ActName } from './acts.ts';
import type { Edit } from './measureAct.ts';

export type Measured = {
  readonly name: string;
  readonly rows: number;
  /** Measured edits by action and CPU slowdown, e.g. `switch 4`. */
  readonly edits: ReadonlyMap<string, readonly Edit[]>;
};

const at = (figures: readonly number[], share: number): number =>
  figures.toSorted((left, right) => left - right)[Math.min(figures.length - 1, Math.floor(figures.length * share))] ??
  NaN;

const summary = (edits: readonly Edit[] | undefined, part: keyof Edit): string => {
  if (!edits) return '–';
  const figures = edits.map((edit) => edit[part]);
  return `${at(figures, 0.5).toFixed(1)} / ${at(figures, 0.95).toFixed(1)}`;
};

/** Prints the median and the 95th percentile of each action in milliseconds, with one column per page. */
export function printEdits(measured: readonly Measured[], acts: readonly ActName[]): void {
  const names = [...new Set(measured.map(({ name }) => name))];
  const sizes = [...new Set(measured.map(({ rows }) => rows))];
  for (const part of ['script', 'painted'] as const) {
    console.log(`\n${part === 'script' ? 'Script' : 'Input to the end of its frame'}, ms, median / 95th percentile`);
    console.log(`  ${''.padEnd(30)}${names.map((name) => name.padStart(22)).join('')}`);
    for (const act of acts)
      for (const rows of sizes)
        for (const rate of [1, 4]) {
          const cells = names.map((name) => {
            const entry = measured.find((each) => each.name === name && each.rows === rows);
            return summary(entry?.edits.get(`${act} ${rate}`), part).padStart(22);
          });
          console.log(
            `  ${`${act}, ${rows} rows${rate === 4 ? ', processor at a quarter' : ''}`.padEnd(30)}${cells.join('')}`,
          );
        }
  }
}
