import { median, printRow, withRange } from './figures.ts';
import type { Measures } from './measureInTurns.ts';
import type { PageChanges } from './measurePageChange.ts';

/** Maximum milliseconds from the click until the next page's heading is painted, even with the slow CPU. */
const TIME_LIMIT = 100;

/** Prints the loading time of each page of the navigation. Returns whether all times are within the limit. */
export function printPageChanges({ name, normal, slowed }: Measures<PageChanges>): boolean {
  const columns = ['named', 'drawn', 'named, slowed', 'drawn, slowed'];
  printRow(`page changes of ${name}, median of ${normal.length}, ms`, columns);
  let isReached = true;
  for (const heading of normal[0]!.keys()) {
    const [quick, slow] = [normal, slowed].map((rounds) => {
      const changes = rounds.map((each) => each.get(heading)!);
      return { named: changes.map((each) => each.named), drawn: changes.map((each) => each.drawn) };
    });
    printRow(heading, [quick!.named, quick!.drawn, slow!.named, slow!.drawn].map(withRange));
    isReached &&= [quick!, slow!].every(({ named }) => median(named) <= TIME_LIMIT);
  }
  console.log(`\n  ${isReached ? 'Kept' : 'NOT KEPT'}: each is named within ${TIME_LIMIT} ms.\n`);
  return isReached;
}
