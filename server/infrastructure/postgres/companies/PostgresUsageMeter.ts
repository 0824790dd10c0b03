import { sql, type Transaction } from 'kysely';
import { ok, type Result } from '../../../../src/domain/shared/result.ts';
import type { ServiceFailure } from '../../../application/shared/failure.ts';
import { spend, type Quotas, type Spent, type UsageMeter } from '../../../application/shared/quotas.ts';
import type { Tenant } from '../../../application/shared/Tenant.ts';
import type { Row, Tables } from '../Tables.ts';
import { isNotOutrun } from '../publishing/PostgresIdempotencyKeys.ts';
import type { Trailing } from '../connection/Trailing.ts';

const FIRST = new Date(0);

export class PostgresUsageMeter implements UsageMeter {
  readonly #trx: Transaction<Tables>;
  readonly #tenant: Tenant;
  readonly #quotas: Quotas;
  readonly #trailing: Trailing;
  #ahead: Row<'merchant_usage'> | undefined;

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
    const values = { writes, writes_since: new Date(writesSince), uploads, uploads_since: new Date(uploadsSince) };
    return ok(() => this.#update(values));
  }

  async lookAhead(): Promise<void> {
    this.#ahead = await this.#find();
  }

  async addBytes(bytes: number): Promise<void> {
    const { bytes: before } = await this.#lock();
    this.#update({ bytes: before + bytes });
  }

  /** What the company has taken; nobody else changes it before this transaction has ended. */
  async #lock(): Promise<Row<'merchant_usage'>> {
    const ahead = this.#ahead;
    this.#ahead = undefined;
    return ahead ?? (await this.#find()) ?? this.#make();
  }

  #find(): Promise<Row<'merchant_usage'> | undefined> {
    const { rootOrgId, companyId } = this.#tenant;
    return this.#trx
      .selectFrom('merchant_usage')
      .selectAll()
      .where('root_org_id', '=', rootOrgId)
      .where('company_id', '=', companyId)
      .where(isNotOutrun)
      .forUpdate()
      .executeTakeFirst();
  }

  /** Made on the first of it. Where another transaction does so at the same time, an update that changes nothing locks the row. */
  #make(): Promise<Row<'merchant_usage'>> {
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

  #update(values: object): void {
    const updated = this.#trx
      .updateTable('merchant_usage')
      .set(values)
      .where('root_org_id', '=', this.#tenant.rootOrgId)
      .where('company_id', '=', this.#tenant.companyId)
      .execute();
    this.#trailing.add(updated);
  }
}
