import { parseArgs } from 'node:util';
import { generateMerchants, SAMPLE_NOW } from '../../sample/generateMerchants.ts';
import { makeSample } from '../../sample/makeSample.ts';
import { seedSample } from '../../server/infrastructure/postgres/seedSample.ts';
import { fail } from './fail.ts';
import { openConfiguredDatabase } from './openConfiguredDatabase.ts';

const SEED = 2026;

function readCount(): number {
  const { values } = parseArgs({ options: { merchants: { type: 'string', default: '1000' } } });
  const count = Number(values.merchants);
  return Number.isInteger(count) && count > 0
    ? count
    : fail(`--merchants takes a whole number above 0, not "${values.merchants}".`);
}

const count = readCount();
const database = await openConfiguredDatabase();
try {
  const started = performance.now();
  const sample = makeSample({ seed: SEED, now: SAMPLE_NOW });
  const [first] = sample.owners;
  console.log(`Writing the sample and ${count} merchants more to ${database.engine} …`);
  const written = await seedSample(database, sample, {
    now: SAMPLE_NOW.getTime(),
    generated: (owner) => (owner === first ? generateMerchants(owner, count, SEED) : []),
  });
  console.log(`${written} merchants are there, after ${((performance.now() - started) / 1000).toFixed(1)} s.`);
} finally {
  await database.close();
}
