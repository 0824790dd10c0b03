import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { SignInAttempt, SignInThrottle, ThrottleVerdict } from '../../../application/session/SignInThrottle.ts';
import {
  ACCOUNT_MEMORY,
  accountWaitSeconds,
  ADDRESS_FAILURES,
  ADDRESS_WINDOW,
} from '../../../application/session/throttleRules.ts';
import type { Database } from '../connection/Database.ts';
import type { Row, Tables } from '../Tables.ts';

export class PostgresSignInThrottle implements SignInThrottle {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  begin(attempt: SignInAttempt, now: number): Promise<ThrottleVerdict> {
    return this.#database.inSystem(async (trx) => {
      // Always the address first, then the account: two attempts can never wait for each other's lock.
      const address = await lockCounter(trx, addressKey(attempt), now);
      if (address.failures >= ADDRESS_FAILURES) {
        const retryAfterSeconds = Math.max(1, Math.ceil((address.forget_at.getTime() - now) / 1000));
        return { kind: 'address-blocked', retryAfterSeconds };
      }
      const forgetAddressAt = address.failures === 0 ? now + ADDRESS_WINDOW : address.forget_at.getTime();
      await writeCounter(trx, address.key, address.failures + 1, now, forgetAddressAt);

      const account = await lockCounter(trx, accountKey(attempt), now);
      if (account.blocked_until.getTime() > now) return { kind: 'account-locked' };
      const failures = account.failures + 1;
      await writeCounter(trx, account.key, failures, now + accountWaitSeconds(failures) * 1000, now + ACCOUNT_MEMORY);
      return { kind: 'free' };
    });
  }

  succeeded(attempt: SignInAttempt): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx
        .updateTable('sign_in_throttle')
        .set({ failures: sql<number>`greatest(failures - 1, 0)` })
        .where('key', '=', addressKey(attempt))
        .execute();
      await trx.deleteFrom('sign_in_throttle').where('key', '=', accountKey(attempt)).execute();
    });
  }

  purge(now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      await trx
        .deleteFrom('sign_in_throttle')
        .where('key', 'in', (where) =>
          where
            .selectFrom('sign_in_throttle')
            .select('key')
            .where('forget_at', '<=', new Date(now))
            // A counter somebody is just using is left for the next time rather than waited for.
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    });
  }
}

/** The counter of a key, made where it is missing, started afresh where it is past, and locked. */
async function lockCounter(trx: Transaction<Tables>, key: string, now: number): Promise<Row<'sign_in_throttle'>> {
  const fresh = { failures: 0, blocked_until: new Date(now), forget_at: new Date(now) };
  const row = await trx
    .insertInto('sign_in_throttle')
    .values({ key, ...fresh })
    // An update that changes nothing locks the row that is there and returns it.
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ failures: sql`sign_in_throttle.failures` }))
    .returningAll()
    .executeTakeFirstOrThrow();
  return row.forget_at.getTime() <= now ? { key, ...fresh } : row;
}

async function writeCounter(
  trx: Transaction<Tables>,
  key: string,
  failures: number,
  blockedUntil: number,
  forgetAt: number,
): Promise<void> {
  await trx
    .updateTable('sign_in_throttle')
    .set({ failures, blocked_until: new Date(blockedUntil), forget_at: new Date(forgetAt) })
    .where('key', '=', key)
    .execute();
}

const accountKey = (attempt: SignInAttempt): string =>
  `account:${digest(`${attempt.organisationId}\n${attempt.username.toLowerCase()}`)}`;
const addressKey = (attempt: SignInAttempt): string => `address:${digest(attempt.address)}`;
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
