import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPglite } from '../../support/server/openPglite.ts';
import { everyFault } from '../../faults/everyFault.ts';
import { type Fault, faults } from '../../faults/fault.ts';
import { FaultEnvironment } from '../../faults/FaultEnvironment.ts';
import { scenes } from '../../faults/scenes.ts';

/** `npm run test:faults` runs all of it. */
const isWhole = process.env['FAULTS'] === 'all';
/** A part that meets every call in every scene: with each call the faults it meets move on. */
const EVERY = 13;
/** Shares no divisor with the 26 faults and lengths of a call, so that they all take their turn. */
const STEP = 3;

describe('a whole publish, with each call under each fault', () => {
  const met = new Set<Fault>();

  describe.each(Object.values(scenes))('of $name', (scene) => {
    let environment: FaultEnvironment;
    beforeAll(async () => {
      environment = await FaultEnvironment.open(openPglite, scene);
    });
    afterAll(() => environment.close());

    it('is applied exactly once after at most one more press, and seen as a whole [PB-13] [PB-14]', async () => {
      const report = await everyFault(environment, ({ at }, place) => isWhole || (STEP * at + place) % EVERY === 0);
      expect(report.broken).toEqual([]);
      for (const fault of report.met) met.add(fault);
      console.log(`${report.cases} cases of a fault, ${report.resumed} of them with one more press: ${scene.name}.`);
    }, 1_200_000);
  });

  it('met every fault', () => {
    expect([...met].toSorted()).toEqual(faults.toSorted());
  });
});
