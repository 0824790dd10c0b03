import { hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from './Database.ts';

/** 256-bit secret of this installation, created by the first server and shared by all. */
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

/** A separate key per purpose, so that one reveals nothing about another. */
export const deriveKey = (secret: Buffer, purpose: 'tokens' | 'csrf' | 'drafts' | 'devices'): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `returns-portal:${purpose}`, 32));
