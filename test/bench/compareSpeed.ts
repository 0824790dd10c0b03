import { median } from './figures.ts';
/** A way to evaluate items. `nth` selects the item. */
export type Contestant = { readonly name: string; readonly ask: (nth: number) => unknown };

/** CPU time of one contestant's turn in a round, in milliseconds. */
const SHARE_MS = 150;

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** CPU time of one call, in milliseconds. */
export function cpuMs(call: () => unknown): number {
  const started = cpuNow();
  call();
  return cpuNow() - started;
}

/** Evaluations per second of CPU time, measured for at least one turn. */
async function rateOf({ ask }: Contestant, items: number): Promise<number> {
  const started = cpuNow();
  let asked = 0;
  let taken = 0;
  while (taken < SHARE_MS) {
    // Await only the asynchronous engine, because awaiting the others would slow them down.
    for (let step = 0; step < 500 && (step === 0 || step % 100 !== 0 || cpuNow() - started < SHARE_MS); step += 1) {
      const answer = ask(asked % items);
      if (answer instanceof Promise) {
        await answer;
        asked += 1;
        if (cpuNow() - started >= SHARE_MS) break;
      } else asked += 1;
    }
    taken = cpuNow() - started;
  }
  return (asked / taken) * 1_000;
}

/**
 * Median evaluations per second of each contestant. Each round starts with a different contestant. The first round is a
 * warm-up.
 */
export async function compareSpeed(
  contestants: readonly Contestant[],
  items: number,
  rounds: number,
): Promise<readonly number[]> {
  const rates = contestants.map((): number[] => []);
  for (let round = 0; round <= rounds; round += 1)
    for (let turn = 0; turn < contestants.length; turn += 1) {
      const nth = (round + turn) % contestants.length;
      const rate = await rateOf(contestants[nth]!, items);
      if (round > 0) rates[nth]!.push(rate);
    }
  return rates.map(median);
}
