import { sql, type Transaction } from 'kysely';
import { ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../../application/shared/failure.ts';
import { spend, type Quotas, type Spent, type UsageMeter } from '../../../application/shared/quotas.ts';
import type { Tenant } from '../../../application/shared/Principal.ts';
import type { Row, Tables } from '../Tables.ts';
import { statement } from '../connection/statement.ts';

const FIRST = new Date(0);

type UsageRow = Omit<Row<'merchant_usage'>, 'root_org_id' | 'company_id'>;

const findUsage = statement<UsageRow>(
  `select bytes, writes, writes_since, uploads, uploads_since from merchant_usage
    where root_org_id = $1 and company_id = $2 for update`,
);
const countUse = statement(
  `update merchant_usage set writes = $3, writes_since = $4, uploads = $5, uploads_since = $6
    where root_org_id = $1 and company_id = $2`,
);
// Updates no row for an organisation that is not a company yet, e.g. during sign-up.
const countBytes = statement(
  `insert into merchant_usage select root_org_id, company_id, greatest($3::bigint, 0), 0, 'epoch', 0, 'epoch'
    from company where root_org_id = $1 and company_id = $2
    on conflict (root_org_id, company_id) do update set bytes = greatest(merchant_usage.bytes + $3::bigint, 0)`,
);

export class PostgresUsageMeter implements UsageMeter {
  readonly #trx: Transaction<Tables>;
  readonly #tenant: Tenant;
  readonly #quotas: Quotas;

  constructor(trx: Transaction<Tables>, tenant: Tenant, quotas: Quotas) {
    this.#trx = trx;
    this.#tenant = tenant;
    this.#quotas = quotas;
  }

  async spend(kind: Spent, now: number): Promise<Result<void, ServiceFailure>> {
    const row = (await this.#find()) ?? (await this.#make());
    const usage = {
      bytes: row.bytes,
      writes: row.writes,
      writesSince: row.writes_since.getTime(),
      uploads: row.uploads,
      uploadsSince: row.uploads_since.getTime(),
    };
    const updated = spend(usage, kind, this.#quotas, now);
    if (!updated.ok) return updated;
    const { writes, writesSince, uploads, uploadsSince } = updated.value;
    const { rootOrgId, companyId } = this.#tenant;
    const values = [writes, new Date(writesSince), uploads, new Date(uploadsSince)];
    await countUse(this.#trx, rootOrgId, companyId, ...values);
    return ok(undefined);
  }

  async addBytes(bytes: number): Promise<void> {
    const { rootOrgId, companyId } = this.#tenant;
    await countBytes(this.#trx, rootOrgId, companyId, bytes);
  }

  async #find(): Promise<UsageRow | undefined> {
    const { rootOrgId, companyId } = this.#tenant;
    const { rows } = await findUsage(this.#trx, rootOrgId, companyId);
    return rows[0];
  }

  /** Creates and locks the usage row. If another transaction creates it first, an update without changes locks it. */
  #make(): Promise<UsageRow> {
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
