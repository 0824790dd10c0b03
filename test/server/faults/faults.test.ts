import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPgliteDatabase } from '../../../server/infrastructure/postgres/openPgliteDatabase.ts';
import { everyFault } from '../../faults/everyFault.ts';
import { FaultGround } from '../../faults/FaultGround.ts';

/** `npm run test:faults` runs all of it. */
const isWhole = process.env['FAULTS'] === 'all';
/** A part that meets every fault and every call. */
const EVERY = 7;

let ground: FaultGround;
beforeAll(async () => {
  ground = await FaultGround.open(() => openPgliteDatabase('memory'));
});
afterAll(() => ground.close());

describe('a whole publish, with each call under each fault', () => {
  it('is applied exactly once after at most one more press, and seen as a whole [PB-13] [PB-14]', async () => {
    const report = await everyFault(ground, (_, place) => isWhole || place % EVERY === 0);
    expect(report.broken).toEqual([]);
    expect(report.cases).toBeGreaterThan(10);
    console.log(`${report.cases} cases of a fault, ${report.resumed} of them with one more press.`);
  }, 1_200_000);
});
