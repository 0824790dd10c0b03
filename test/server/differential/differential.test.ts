import fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '../../support/server/databases.ts';
import { inMemoryGateways } from '../../support/inMemoryGateways.ts';
import { httpGateways } from '../../support/server/httpGateways.ts';
import { anyMove } from './anyMove.ts';
import { companiesOf, idOf } from './companies.ts';
import { Pair } from './Pair.ts';
import { roundsOf } from '../../support/inFull.ts';

const RUNS = roundsOf('faults', { part: 12, short: 40, full: 200 });
/** Each sequence, and each shrinking step of fast-check, uses a new company. */
const COMPANIES = RUNS + 300;

const gateways = {
  demo: await inMemoryGateways(companiesOf(COMPANIES)),
  service: await httpGateways(openDatabase, companiesOf(COMPANIES)),
};
afterAll(async () => {
  await gateways.demo.close();
  await gateways.service.close();
});

it('the demo and the service respond equally and store the same data, for any writes and publishes [PB-13] [PB-14] [PB-15] [PB-16] [RL-7]', async () => {
  const responseKinds = new Set<string>();
  let used = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(anyMove, { minLength: 1, maxLength: 30, size: 'max' }), async (moves) => {
      const pair = await Pair.begin(gateways, idOf(used));
      used += 1;
      for (const move of moves) await pair.make(move);
      for (const each of pair.met) responseKinds.add(each);
    }),
    { numRuns: RUNS },
  );
  // Checks that the runs included successful writes and publishes, and refusals for each reason.
  for (const kind of ['done', 'stale', 'busy', 'not-found', 'rejected'])
    expect([...responseKinds].filter((each) => each.endsWith(` ${kind}`))).not.toEqual([]);
  for (const call of ['open', 'complete', 'keep-checks']) expect(responseKinds).toContain(`${call} done`);
  for (const kind of ['stale', 'rejected']) expect(responseKinds).toContain(`keep-checks ${kind}`);
}, 1_200_000);
