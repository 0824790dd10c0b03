import { parseArgs } from 'node:util';
import { generateMerchants, SAMPLE_NOW } from '../../sample/generateMerchants.ts';
import { makeSample } from '../../sample/makeSample.ts';
import type { Database } from '../../server/infrastructure/postgres/Database.ts';
import { DataDirLockedError } from '../../server/infrastructure/postgres/lockDataDir.ts';
import { openPgliteDatabase } from '../../server/infrastructure/postgres/openPgliteDatabase.ts';
import { openPostgresDatabase } from '../../server/infrastructure/postgres/openPostgresDatabase.ts';
import { seedSample } from '../../server/infrastructure/postgres/seedSample.ts';
import { readSettings, type Settings } from '../../server/infrastructure/settings.ts';

const SEED = 2026;

/** Ends with one sentence; a trace of the stack would say nothing more to who typed the command. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readCount(): number {
  const { values } = parseArgs({ options: { merchants: { type: 'string', default: '1000' } } });
  const count = Number(values.merchants);
  return Number.isInteger(count) && count > 0
    ? count
    : fail(`--merchants takes a whole number above 0, not "${values.merchants}".`);
}

async function open({ databaseUrl, dataDir }: Settings): Promise<Database> {
  try {
    return await (databaseUrl === undefined ? openPgliteDatabase(dataDir) : openPostgresDatabase(databaseUrl));
  } catch (error) {
    if (error instanceof DataDirLockedError) fail(`${error.message} Stop the server first.`);
    throw error;
  }
}

const count = readCount();
const settings = readSettings(process.env);
if (!settings.ok) fail(settings.error.join('\n'));

const database = await open(settings.value);
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
