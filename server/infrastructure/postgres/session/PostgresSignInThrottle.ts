import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { isFromFastClock } from '../../../../src/domain/shared/isFromFastClock.ts';
import { ACCOUNT_MEMORY, ADDRESS_WINDOW } from '../../../../src/domain/shared/lifetimes.ts';
import {
  type FailureOutcome,
  type SignInAttempt,
  type SignInThrottle,
  type ThrottleVerdict,
  ADDRESS_FAILURES,
  FREE_FAILURES,
  VERIFICATION_TIMEOUT,
  MAX_WAIT_SECONDS,
  waitSeconds,
} from '../../../application/session/sign-in/SignInThrottle.ts';
import type { Database } from '../connection/Database.ts';
import type { Row, Tables } from '../Tables.ts';

type CounterKind = FailureOutcome['locks'][number];
type CounterName = { readonly kind: CounterKind; readonly key: string };
type Counter = CounterName & Omit<Row<'sign_in_throttle'>, 'key'>;

export class PostgresSignInThrottle implements SignInThrottle {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  begin(attempt: SignInAttempt, now: number): Promise<ThrottleVerdict> {
    return this.#database.inSystem(async (trx) => {
      const counters = await lockCounters(trx, attempt, now);
      const address = counters.find(({ kind }) => kind === 'address');
      if (address && address.failures >= ADDRESS_FAILURES) {
        const retryAfterSeconds = Math.max(1, Math.ceil((address.forget_at.getTime() - now) / 1000));
        return { kind: 'address-blocked', retryAfterSeconds };
      }
      if (counters.some(({ blocked_until }) => blocked_until.getTime() > now)) {
        // Attempts on a locked account still count for the network.
        if (address) await writeCounters(trx, [failedOnce(address, now)]);
        return { kind: 'locked' };
      }
      if (counters.some((counter) => counter.pending >= freeOf(counter))) return { kind: 'busy' };
      const begun = counters.map((counter) => ({
        ...counter,
        pending: counter.pending + 1,
        pending_until: new Date(now + VERIFICATION_TIMEOUT),
        forget_at: new Date(Math.max(counter.forget_at.getTime(), now + VERIFICATION_TIMEOUT)),
      }));
      await writeCounters(trx, begun);
      return { kind: 'free' };
    });
  }

  succeeded(attempt: SignInAttempt, now: number): Promise<void> {
    return this.#database.inSystem(async (trx) => {
      const counters = await lockCounters(trx, attempt, now);
      const updated = counters.map((counter) => {
        // Reset only the failures of this network or device, because others may still be guessing.
        const isForgiven = counter.kind === 'network' || counter.kind === 'device';
        const failures = isForgiven ? 0 : counter.failures;
        return { ...counter, failures, pending: Math.max(0, counter.pending - 1) };
      });
      await writeCounters(trx, updated);
    });
  }

  failed(attempt: SignInAttempt, now: number): Promise<FailureOutcome> {
    return this.#database.inSystem(async (trx) => {
      const counters = await lockCounters(trx, attempt, now);
      const updated = counters.map((counter) =>
        failedOnce({ ...counter, pending: Math.max(0, counter.pending - 1) }, now),
      );
      await writeCounters(trx, updated);
      const locks = updated.filter(({ kind, failures }) => failures === maxFailures(kind)).map(({ kind }) => kind);
      const isFirstOfAddress = counters.some(({ kind, failures }) => kind === 'address' && failures === 0);
      return { locks, isFirstOfAddress };
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
            // Skip counters that another transaction has locked, instead of waiting for them.
            .forUpdate()
            .skipLocked(),
        )
        .execute();
    });
  }
}

const maxFailures = (kind: CounterKind): number => (kind === 'address' ? ADDRESS_FAILURES : FREE_FAILURES[kind]);

/** First wait in milliseconds. Longer for mailed links, because mails disturb the user but do not help a guesser. */
const unitOf = (kind: CounterKind): number => (kind === 'link' ? 60_000 : 1000);

/** Maximum number of concurrent attempts: the remaining attempts without a wait, or one attempt after a wait. */
const freeOf = ({ kind, failures }: Counter): number => Math.max(1, maxFailures(kind) - failures);

/** Counts one failure. A network's counter ends with its window, others some time after their last failure. */
function failedOnce(counter: Counter, now: number): Counter {
  const failures = counter.failures + 1;
  if (counter.kind === 'address') {
    const forgetAt = counter.failures === 0 ? now + ADDRESS_WINDOW : counter.forget_at.getTime();
    return { ...counter, failures, forget_at: new Date(forgetAt) };
  }
  const wait = waitSeconds(failures, FREE_FAILURES[counter.kind]);
  const blockedUntil = new Date(now + Math.min(wait * unitOf(counter.kind), MAX_WAIT_SECONDS * 1000));
  return { ...counter, failures, blocked_until: blockedUntil, forget_at: new Date(now + ACCOUNT_MEMORY) };
}

/** Counters of an attempt. They are always in the same order, which prevents deadlocks. */
function namesOf({
  rootOrgId = '',
  organisationId,
  username,
  address,
  deviceId,
  isForLink,
  isForCode,
}: SignInAttempt): readonly CounterName[] {
  const person = `${rootOrgId}\n${organisationId}\n${username.toLowerCase()}${isForCode ? '\ncode' : ''}`;
  const name = (kind: CounterKind, text: string) => ({ kind, key: `${kind}:${digest(text)}` });
  if (isForLink) return [name('address', address), name('link', person)];
  if (deviceId !== undefined) return [name('device', `${person}\n${deviceId}`)];
  return [name('address', address), name('network', `${person}\n${address}`), name('account', person)];
}

/** True if the counter was stored while the clock was ahead. It would lock the user out until the time catches up. */
const isStoredAhead = (kind: CounterKind, row: Row<'sign_in_throttle'>, now: number): boolean =>
  isFromFastClock(row.forget_at.getTime(), kind === 'address' ? ADDRESS_WINDOW : ACCOUNT_MEMORY, now) ||
  isFromFastClock(row.blocked_until.getTime(), MAX_WAIT_SECONDS * 1000, now) ||
  isFromFastClock(row.pending_until.getTime(), VERIFICATION_TIMEOUT, now);

/**
 * Locks the counters of an attempt in order, with one statement. Creates missing counters and resets expired counters.
 */
async function lockCounters(
  trx: Transaction<Tables>,
  attempt: SignInAttempt,
  now: number,
): Promise<readonly Counter[]> {
  const names = namesOf(attempt);
  // The epoch, not `now`: a concurrent attempt with a slightly earlier time would see `now` as a lock.
  const never = new Date(0);
  const initial = {
    failures: 0,
    pending: 0,
    blocked_until: never,
    forget_at: new Date(now),
    pending_until: never,
  };
  const rows = await trx
    .insertInto('sign_in_throttle')
    .values(names.map(({ key }) => ({ key, ...initial })))
    // Update the row without a change, because that locks and returns an existing row.
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ failures: sql`sign_in_throttle.failures` }))
    .returningAll()
    .execute();
  const found = new Map(rows.map((row) => [row.key, row]));
  return names.map((name) => {
    const row = found.get(name.key);
    if (row === undefined || row.forget_at.getTime() <= now || isStoredAhead(name.kind, row, now))
      return { ...name, ...initial };
    return { ...row, ...name, pending: row.pending_until.getTime() <= now ? 0 : row.pending };
  });
}

async function writeCounters(trx: Transaction<Tables>, counters: readonly Counter[]): Promise<void> {
  await trx
    .insertInto('sign_in_throttle')
    .values(counters.map(({ kind: _kind, ...row }) => row))
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet(({ ref }) => ({
        failures: ref('excluded.failures'),
        pending: ref('excluded.pending'),
        blocked_until: ref('excluded.blocked_until'),
        pending_until: ref('excluded.pending_until'),
        forget_at: ref('excluded.forget_at'),
      })),
    )
    .execute();
}

const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');
