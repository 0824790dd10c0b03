import type { SampleData } from '../../../sample/SampleData.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { seedSample } from '../../../server/infrastructure/postgres/seedSample.ts';
import { hashPassword } from '../../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';

const hashes = new Map<string, Promise<string>>();

/** Hashing is slow on purpose, and tests seed the same few passwords for each service. */
function hashOnce(password: string): Promise<string> {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
}

/** Writes a sample for a test, as of `now` in milliseconds since 1970-01-01 UTC. Answers how many merchants it has. */
export const seed = (database: OwnedDatabase, sample: SampleData, now: number): Promise<number> =>
  seedSample(database, sample, { now, hash: hashOnce });
