import { median, printRow, withRange } from './figures.ts';
import type { Measures } from './measureInTurns.ts';
import type { Reload } from './measureReload.ts';

/** Goals: time relative to the minimal page, and milliseconds with the slow CPU. */
const TIME_LIMIT = 1.3;
const SLOWED_LIMITS = { cold: 2400, warm: 1300 } as const;

/** Prints the measurements of both pages. Returns whether the product's page reaches the goals. */
export function printReloads(bare: Measures<Reload>, ours: Measures<Reload>): boolean {
  printRow(`return reasons, signed in, median of ${ours.normal.length}`, [bare.name, ours.name, 'ours to bare']);
  let isReached = true;
  for (const profile of ['normal', 'slowed'] as const)
    for (const cache of ['cold', 'warm'] as const) {
      const [minimal, own] = [bare, ours].map((page) => page[profile].map((each) => each[cache]));
      const ratio = median(own!) / median(minimal!);
      printRow(`first row, ${profile}, ${cache} cache, ms`, [
        withRange(minimal!),
        withRange(own!),
        `${ratio.toFixed(2)} x`,
      ]);
      isReached &&= ratio <= TIME_LIMIT && (profile === 'normal' || median(own!) <= SLOWED_LIMITS[cache]);
    }
  const limits = `${SLOWED_LIMITS.cold} ms cold and ${SLOWED_LIMITS.warm} ms warm when slowed`;
  console.log(`\n  ${isReached ? 'Kept' : 'NOT KEPT'}: at most ${TIME_LIMIT} x the bare page, at most ${limits}.\n`);
  return isReached;
}
