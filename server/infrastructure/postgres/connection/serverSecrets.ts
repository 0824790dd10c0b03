import { hkdfSync, randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Keys } from '../../Keys.ts';
import type { Tables } from '../Tables.ts';
import type { Database, OwnedDatabase } from './Database.ts';

/** Names of the secrets, in the order in which they are tried. The first one signs, and all of them verify. */
const NAMES = ['master', 'next', 'previous'] as const;
const SECRET_LENGTH = 32;

/** Reads the 256-bit secrets of this installation. The first server creates one. All servers share them. */
export function readServerSecrets(database: Database): Promise<Keys> {
  return database.inUpkeep(async (trx) => {
    await trx
      .insertInto('server_secret')
      .values({ name: 'master', value: randomBytes(SECRET_LENGTH) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    return secretsIn(trx);
  });
}

async function secretsIn(trx: Transaction<Tables>): Promise<Keys> {
  const rows = await trx.selectFrom('server_secret').select(['name', 'value']).execute();
  const [master, ...others] = NAMES.flatMap((name) =>
    rows.flatMap((row) => (row.name === name ? [Buffer.from(row.value)] : [])),
  );
  if (!master) throw new Error('The installation has no secret.');
  return [master, ...others];
}

/** Derives a separate key for each purpose from each secret. No key reveals anything about another one. */
export const deriveKeys = ([master, ...others]: Keys, purpose: 'tokens' | 'csrf' | 'drafts' | 'devices'): Keys => {
  const derive = (secret: Buffer) => Buffer.from(hkdfSync('sha256', secret, '', `returns-portal:${purpose}`, 32));
  return [derive(master), ...others.map(derive)];
};

/**
 * Replaces the secret in two calls, because servers read the secrets only when they start. The first call adds a secret
 * that only verifies. After every server has started again, the second call makes the new secret sign. The replaced
 * secret still verifies. Returns `not-forgotten` and changes nothing while an earlier replaced secret exists.
 */
export function rotateServerSecret(database: OwnedDatabase): Promise<'added' | 'signs' | 'not-forgotten'> {
  return database.inMaintenance(async (trx) => {
    const replaced = await trx.selectFrom('server_secret').select('name').where('name', '=', 'previous').execute();
    if (replaced.length > 0) return 'not-forgotten';
    const rename = (from: string, to: string) =>
      sql`update server_secret set name = ${to} where name = ${from}`.execute(trx);
    const added = await trx
      .insertInto('server_secret')
      .values({ name: 'next', value: randomBytes(SECRET_LENGTH) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (Number(added.numInsertedOrUpdatedRows) === 1) return 'added';
    await rename('master', 'previous');
    await rename('next', 'master');
    return 'signs';
  });
}

/**
 * Deletes the replaced secret. Returns false if none exists. Browsers that were remembered with this secret become
 * unknown.
 */
export function forgetReplacedSecret(database: OwnedDatabase): Promise<boolean> {
  return database.inMaintenance(async (trx) => {
    const deleted = await trx.deleteFrom('server_secret').where('name', '=', 'previous').executeTakeFirst();
    return Number(deleted.numDeletedRows) === 1;
  });
}
