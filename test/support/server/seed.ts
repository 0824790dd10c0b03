import type { SampleData } from '../../../sample/SampleData.ts';
import type { OwnedDatabase } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { seedSample } from '../../../server/infrastructure/postgres/seedSample.ts';
import { hashPassword } from '../../../server/infrastructure/oauth/Argon2PasswordVerifier.ts';

const hashes = new Map<string, Promise<string>>();

/** Hashes a password. Caches the result, because hashing is slow and tests use the same few passwords. */
function hashOnce(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** Writes a sample. Returns the number of merchants. `now` is in milliseconds since 1970-01-01 UTC. */
export const seed = (database: OwnedDatabase, sample: SampleData, now: number): Promise<number> =>
  seedSample(database, sample, { now, hash: hashOnce });
