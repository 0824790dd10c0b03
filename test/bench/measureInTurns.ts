import { normal, slowed, type Profile } from './withMeasuredPage.ts';

export type Measures<Measure> = {
  readonly name: string;
  readonly normal: readonly Measure[];
  readonly slowed: readonly Measure[];
};

/** Visits all pages equally often. Each round starts with a different page. The first round is a warm-up. */
export async function measureInTurns<Measure>(
  pages: readonly { readonly name: string; readonly url: string }[],
  rounds: number,
  measure: (url: string, profile: Profile) => Promise<Measure>,
): Promise<readonly Measures<Measure>[]> {
  for (const { url } of pages) await measure(url, normal);
  const measured = pages.map(({ name }) => ({ name, normal: [] as Measure[], slowed: [] as Measure[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < pages.length; turn += 1) {
      const nth = (round + turn) % pages.length;
      const { url } = pages[nth]!;
      measured[nth]!.normal.push(await measure(url, normal));
      measured[nth]!.slowed.push(await measure(url, slowed));
    }
    process.stdout.write('.');
  }
  console.log('');
  return measured;
}
