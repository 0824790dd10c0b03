import { median, printRow, withRange } from './figures.ts';
import type { Measures } from './measureInTurns.ts';
import type { Reload } from './measureReload.ts';

/** Prints the measurements of both pages. */
export function printReloads(bare: Measures<Reload>, ours: Measures<Reload>): void {
  printRow(`return reasons, signed in, median of ${ours.normal.length}`, [bare.name, ours.name, 'ours to bare']);
  for (const profile of ['normal', 'slowed'] as const)
    for (const cache of ['cold', 'warm'] as const) {
      const [minimal, own] = [bare, ours].map((page) => page[profile].map((each) => each[cache]));
      const ratio = median(own!) / median(minimal!);
      printRow(`first row, ${profile}, ${cache} cache, ms`, [
        withRange(minimal!),
        withRange(own!),
        `${ratio.toFixed(2)} x`,
      ]);
    }
  console.log();
}
