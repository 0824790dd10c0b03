import { hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from './Database.ts';

/** Reads the 256-bit secret of this installation. The first server creates it. All servers share it. */
export function readServerSecret(database: Database): Promise<Buffer> {
  return database.inUpkeep(async (trx) => {
    await trx
      .insertInto('server_secret')
      .values({ name: 'master', value: randomBytes(32) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { value } = await trx
      .selectFrom('server_secret')
      .select('value')
      .where('name', '=', 'master')
      .executeTakeFirstOrThrow();
    return Buffer.from(value);
  });
}

/** Derives a separate key for each purpose. No key reveals anything about another one. */
export const deriveKey = (secret: Buffer, purpose: 'tokens' | 'csrf' | 'drafts' | 'devices'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `returns-portal:${purpose}`, 32));
