import { sql, type Transaction } from 'kysely';
import { ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../../application/shared/failure.ts';
import { spend, type Quotas, type Spent, type UsageMeter } from '../../../application/shared/quotas.ts';
import type { Tenant } from '../../../application/shared/Tenant.ts';
import type { Row, Tables } from '../Tables.ts';
import { statement } from '../connection/statement.ts';
import { IS_NOT_OUTRUN } from '../publishing/PostgresIdempotencyKeys.ts';
import type { Trailing } from '../connection/Trailing.ts';

const FIRST = new Date(0);

type Taken = Omit<Row<'merchant_usage'>, 'root_org_id' | 'company_id'>;

const findUsage = statement<Taken>(
  `select bytes, writes, writes_since, uploads, uploads_since from merchant_usage
    where root_org_id = $1 and company_id = $2 and ${IS_NOT_OUTRUN} for update`,
);
const countUse = statement(
  `update merchant_usage set writes = $3, writes_since = $4, uploads = $5, uploads_since = $6
    where root_org_id = $1 and company_id = $2`,
);
// Counts nothing for an organisation that is not a company yet, e.g. during sign-up.
const countBytes = statement(
  `insert into merchant_usage select root_org_id, company_id, greatest($3::bigint, 0), 0, 'epoch', 0, 'epoch'
    from company where root_org_id = $1 and company_id = $2
    on conflict (root_org_id, company_id) do update set bytes = greatest(merchant_usage.bytes + $3::bigint, 0)`,
);

export class PostgresUsageMeter implements UsageMeter {
  readonly #trx: Transaction<Tables>;
  readonly #tenant: Tenant;
  readonly #quotas: Quotas;
  readonly #trailing: Trailing;
  #ahead: Taken | undefined;

  constructor(trx: Transaction<Tables>, tenant: Tenant, quotas: Quotas, trailing: Trailing) {
    this.#trx = trx;
    this.#trailing = trailing;
    this.#tenant = tenant;
    this.#quotas = quotas;
  }

  async spend(kind: Spent, now: number): Promise<Result<void, ServiceFailure>> {
    const reserved = await this.reserve(kind, now);
    if (!reserved.ok) return reserved;
    reserved.value();
    return ok(undefined);
  }

  async reserve(kind: Spent, now: number): Promise<Result<() => void, ServiceFailure>> {
    const row = await this.#lock();
    const usage = {
      bytes: row.bytes,
      writes: row.writes,
      writesSince: row.writes_since.getTime(),
      uploads: row.uploads,
      uploadsSince: row.uploads_since.getTime(),
    };
    const spent = spend(usage, kind, this.#quotas, now);
    if (!spent.ok) return spent;
    const { writes, writesSince, uploads, uploadsSince } = spent.value;
    const values = [writes, new Date(writesSince), uploads, new Date(uploadsSince)];
    return ok(() => {
      const { rootOrgId, companyId } = this.#tenant;
      this.#trailing.add(countUse(this.#trx, rootOrgId, companyId, ...values));
    });
  }

  async lookAhead(): Promise<void> {
    this.#ahead = await this.#find();
  }

  addBytes(bytes: number): void {
    const { rootOrgId, companyId } = this.#tenant;
    this.#trailing.add(countBytes(this.#trx, rootOrgId, companyId, bytes));
  }

  async #lock(): Promise<Taken> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    return ahead ?? (await this.#find()) ?? this.#make();
  }

  async #find(): Promise<Taken | undefined> {
    const { rootOrgId, companyId } = this.#tenant;
    const { rows } = await findUsage(this.#trx, rootOrgId, companyId);
    return rows[0];
  }

  /** Creates the row. If another transaction does so at the same time, an update without changes locks it. */
  #make(): Promise<Taken> {
    return this.#trx
      .insertInto('merchant_usage')
      .values({
        root_org_id: this.#tenant.rootOrgId,
        company_id: this.#tenant.companyId,
        bytes: 0,
        writes: 0,
        writes_since: FIRST,
        uploads: 0,
        uploads_since: FIRST,
      })
      .onConflict((conflict) =>
        conflict.columns(['root_org_id', 'company_id']).doUpdateSet({ bytes: sql`merchant_usage.bytes` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
