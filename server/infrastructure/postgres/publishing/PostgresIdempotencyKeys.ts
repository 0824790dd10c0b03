import type { Transaction } from 'kysely';
import { claimOf } from '../../../../src/domain/shared/idempotency.ts';
import { KEY_LIFE } from '../../../../src/domain/shared/lifetimes.ts';
import type { Result } from '../../../../src/domain/shared/result.ts';
import type { IdempotentRequest } from '../../../application/shared/CompanyRequest.ts';
import type { ServiceFailure } from '../../../application/shared/failure.ts';
import type { Claim, IdempotencyKeys } from '../../../application/shared/IdempotencyKeys.ts';
import type { UsageMeter } from '../../../application/shared/quotas.ts';
import type { Tenant } from '../../../application/shared/Principal.ts';
import type { Database } from '../connection/Database.ts';
import { equal, statement } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';

// Lock of a key until the transaction ends. It refuses a repeated request, whereas a unique row would make it wait.
const takeKey = statement<{ held: boolean }>(`select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as held`);
const findKey = statement<Pick<Row<'idempotency_key'>, 'fingerprint' | 'outcome' | 'created_at'>>(
  `select fingerprint, outcome, created_at from idempotency_key
    where root_org_id = $1 and company_id = $2 and user_id = $3 and key = $4`,
);
const keepKey = statement(
  `insert into idempotency_key (root_org_id, company_id, user_id, key, fingerprint, outcome, created_at, bytes)
    values ($1, $2, $3, $4, $5, $6::jsonb, $7, $8)`,
);

export class PostgresIdempotencyKeys implements IdempotencyKeys {
  readonly #trx: Transaction<Tables>;
  readonly #tenant: Tenant;
  readonly #usage: UsageMeter;

  constructor(trx: Transaction<Tables>, tenant: Tenant, usage: UsageMeter) {
    this.#trx = trx;
    this.#tenant = tenant;
    this.#usage = usage;
  }

  async claim(userId: string, request: IdempotentRequest, now: number): Promise<Claim> {
    const name = JSON.stringify([this.#tenant.rootOrgId, this.#tenant.companyId, userId, request.key]);
    const { rootOrgId, companyId } = this.#tenant;
    const lock = await takeKey(this.#trx, name);
    if (lock.rows[0]?.held !== true) return { kind: 'running' };
    // Read the key after locking it, so that a response stored just before is found.
    const { rows } = await findKey(this.#trx, rootOrgId, companyId, userId, request.key);
    const row = rows[0];
    if (row && row.created_at.getTime() <= now - KEY_LIFE) await this.#forget(userId, request.key);
    const stored = row && { fingerprint: row.fingerprint, at: row.created_at.getTime() };
    const kind = claimOf(stored, request.fingerprint, now);
    return kind === 'answered' ? { kind, outcome: row?.outcome as Result<unknown, ServiceFailure> } : { kind };
  }

  async #forget(userId: string, key: string): Promise<void> {
    await this.#trx
      .deleteFrom('idempotency_key')
      .where(equal({ root_org_id: this.#tenant.rootOrgId, company_id: this.#tenant.companyId, user_id: userId, key }))
      .execute();
  }

  async record(
    userId: string,
    request: IdempotentRequest,
    outcome: Result<unknown, ServiceFailure>,
    now: number,
  ): Promise<void> {
    const { rootOrgId, companyId } = this.#tenant;
    const { key, fingerprint } = request;
    const answer = JSON.stringify(outcome);
    const bytes = Buffer.byteLength(answer + key + fingerprint);
    const values = [rootOrgId, companyId, userId, key, fingerprint, answer, new Date(now), bytes];
    await keepKey(this.#trx, ...values);
    await this.#usage.addBytes(bytes);
  }
}

/** Deletes keys older than seven days and returns their number. `now` in milliseconds since 1970-01-01 UTC. */
export const purgeIdempotencyKeys = (database: Database, now: number): Promise<number> =>
  database.inUpkeep(async (trx) => {
    const result = await trx
      .deleteFrom('idempotency_key')
      .where('created_at', '<=', new Date(now - KEY_LIFE))
      .executeTakeFirst();
    return Number(result.numDeletedRows);
  });
