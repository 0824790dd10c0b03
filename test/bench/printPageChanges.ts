import { printRow, withRange } from './figures.ts';
import type { Measures } from './measureInTurns.ts';
import type { PageChanges } from './measurePageChange.ts';

/** Prints the milliseconds from the click until the next page's heading (`named`) and the whole page are painted. */
export function printPageChanges({ name, normal, slowed }: Measures<PageChanges>): void {
  const columns = ['named', 'drawn', 'named, slowed', 'drawn, slowed'];
  printRow(`page changes of ${name}, median of ${normal.length}, ms`, columns);
  for (const heading of normal[0]!.keys()) {
    const [quick, slow] = [normal, slowed].map((rounds) => {
      const changes = rounds.map((each) => each.get(heading)!);
      return { named: changes.map((each) => each.named), drawn: changes.map((each) => each.drawn) };
    });
    printRow(heading, [quick!.named, quick!.drawn, slow!.named, slow!.drawn].map(withRange));
  }
  console.log();
}
