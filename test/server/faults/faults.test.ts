import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../../support/server/openPglite.ts';
import { everyFault } from '../../faults/everyFault.ts';
import { faults } from '../../faults/fault.ts';
import { FaultEnvironment } from '../../faults/FaultEnvironment.ts';
import { scenes } from '../../faults/scenes.ts';
import { roundsOf } from '../../support/inFull.ts';

/** Runs every n-th case. `n` divides neither the number of faults nor of calls, so each fault and call is tested. */
const EVERY = roundsOf('faults', { part: 9, short: 9, full: 1 });

describe.each(Object.values(scenes))('a publish of $name with any fault at any call', (scene) => {
  let environment: FaultEnvironment;
  beforeAll(async () => {
    environment = await FaultEnvironment.open(openPglite, scene);
  });
  afterAll(() => environment.close());

  it('is applied exactly once after at most one retry, and never partly visible [PB-13] [PB-14]', async () => {
    const report = await everyFault(environment, (_, place) => place % EVERY === 0);
    expect(report.broken).toEqual([]);
    expect([...report.met].toSorted()).toEqual(faults.toSorted());
    console.log(`${report.cases} cases of a fault, ${report.resumed} of them with one more press: ${scene.name}.`);
  }, 1_200_000);
});
