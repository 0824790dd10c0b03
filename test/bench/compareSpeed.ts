import { median } from './figures.ts';
/** An engine to compare. `ask` evaluates the item at index `nth`. */
export type Contestant = { readonly name: string; readonly ask: (nth: number) => unknown };

/** Minimum CPU time per contestant and round, in milliseconds. */
const SHARE_MS = 150;

const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
};

/** Returns the CPU time of one call, in milliseconds. */
export function cpuMs(call: () => unknown): number {
  const started = cpuNow();
  call();
  return cpuNow() - started;
}

/** Returns evaluations per second of CPU time. Measures for at least `SHARE_MS`. */
async function rateOf({ ask }: Contestant, items: number): Promise<number> {
  const started = cpuNow();
  let count = 0;
  let elapsed = 0;
  while (elapsed < SHARE_MS) {
    // Await only the result of an asynchronous engine, because awaiting would slow down the others.
    for (let step = 0; step < 500 && (step === 0 || step % 100 !== 0 || cpuNow() - started < SHARE_MS); step += 1) {
      const answer = ask(count % items);
      if (answer instanceof Promise) {
        await answer;
        count += 1;
        if (cpuNow() - started >= SHARE_MS) break;
      } else count += 1;
    }
    elapsed = cpuNow() - started;
  }
  return (count / elapsed) * 1_000;
}

/**
 * Returns the median evaluations per second of each contestant. Each round starts with a different contestant. The
 * first round is a warm-up.
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
