import { sql, type SqlBool, type Transaction } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type {
  HashedCodes,
  SecondFactorKeeper,
  StoredRecoveryCodes,
  StoredSecondFactor,
  TotpApp,
  TotpUse,
} from '../../../application/session/second-factor/SecondFactorKeeper.ts';
import { equal } from '../connection/statement.ts';
import type { Tables } from '../Tables.ts';

export class PostgresSecondFactorKeeper implements SecondFactorKeeper {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async find(companyId: CompanyId, userId: string): Promise<StoredSecondFactor> {
    const app = await this.#trx
      .selectFrom('second_factor')
      .select(['factor_id', 'sealed', 'created_at', 'last_used_at'])
      .where(this.#isOf(companyId, userId))
      .where('kind', '=', 'totp')
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return {
      totp: app && {
        factorId: app.factor_id,
        sealed: app.sealed,
        addedAt: app.created_at.getTime(),
        lastUsedAt: app.last_used_at?.getTime(),
      },
      recoveryCodes: await this.#findCodes(companyId, userId),
    };
  }

  async findUnconfirmed(companyId: CompanyId, userId: string, since: number) {
    const app = await this.#trx
      .selectFrom('second_factor')
      .select(['factor_id', 'sealed'])
      .where(this.#isOf(companyId, userId))
      .where('kind', '=', 'totp')
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', new Date(since))
      .executeTakeFirst();
    return app && { factorId: app.factor_id, sealed: app.sealed };
  }

  async addUnconfirmed(
    companyId: CompanyId,
    userId: string,
    { factorId, sealed, addedAt }: Omit<TotpApp, 'lastUsedAt'>,
  ): Promise<void> {
    await this.#lock(companyId, userId);
    await this.#removeApp(companyId, userId, sql<SqlBool>`confirmed_at is null`);
    await this.#trx
      .insertInto('second_factor')
      .values({
        root_org_id: this.#rootOrgId,
        company_id: companyId,
        user_id: userId,
        factor_id: factorId,
        kind: 'totp',
        sealed: Buffer.from(sealed),
        created_at: new Date(addedAt),
      })
      .execute();
  }

  async confirm(companyId: CompanyId, userId: string, { factorId, step, now }: TotpUse): Promise<boolean> {
    await this.#lock(companyId, userId);
    const isPresent = await this.#trx
      .selectFrom('second_factor')
      .select('factor_id')
      .where(this.#isOf(companyId, userId))
      .where('factor_id', '=', factorId)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (!isPresent) return false;
    await this.#removeApp(companyId, userId, sql<SqlBool>`confirmed_at is not null`);
    await this.#trx
      .updateTable('second_factor')
      .set({ confirmed_at: new Date(now), last_step: step })
      .where(this.#isOf(companyId, userId))
      .where('factor_id', '=', factorId)
      .execute();
    return true;
  }

  async useStep(companyId: CompanyId, userId: string, { factorId, step, now }: TotpUse): Promise<boolean> {
    const accepted = await this.#trx
      .updateTable('second_factor')
      .set({ last_step: step, last_used_at: new Date(now) })
      .where(this.#isOf(companyId, userId))
      .where('factor_id', '=', factorId)
      .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
      .executeTakeFirst();
    return Number(accepted.numUpdatedRows) === 1;
  }

  async remove(companyId: CompanyId, userId: string): Promise<boolean> {
    await this.#lock(companyId, userId);
    const removed = await this.#trx
      .deleteFrom('second_factor')
      .where(this.#isOf(companyId, userId))
      .returning('confirmed_at')
      .execute();
    await this.#removeCodes(companyId, userId);
    return removed.some((factor) => factor.confirmed_at !== null);
  }

  async replaceCodes(companyId: CompanyId, userId: string, { hashes, salt }: HashedCodes, now: number): Promise<void> {
    await this.#lock(companyId, userId);
    await this.#removeCodes(companyId, userId);
    await this.#trx
      .insertInto('recovery_code')
      .values(
        hashes.map((codeHash) => ({
          root_org_id: this.#rootOrgId,
          company_id: companyId,
          user_id: userId,
          code_hash: codeHash,
          salt: Buffer.from(salt),
          created_at: new Date(now),
        })),
      )
      .execute();
  }

  async useCode(companyId: CompanyId, userId: string, codeHash: string, now: number) {
    const isCode = sql<SqlBool>`${this.#isOf(companyId, userId)} and code_hash = ${codeHash}`;
    const accepted = await this.#trx
      .updateTable('recovery_code')
      .set({ used_at: new Date(now) })
      .where(isCode)
      .where('used_at', 'is', null)
      .executeTakeFirst();
    if (Number(accepted.numUpdatedRows) === 1) return 'accepted';
    const used = await this.#trx.selectFrom('recovery_code').select('used_at').where(isCode).executeTakeFirst();
    return used ? 'used' : 'wrong';
  }

  async #findCodes(companyId: CompanyId, userId: string): Promise<StoredRecoveryCodes> {
    const codes = await this.#trx
      .selectFrom('recovery_code')
      .select(['salt', 'created_at', 'used_at'])
      .where(this.#isOf(companyId, userId))
      .execute();
    const uses = codes.flatMap(({ used_at }) => (used_at ? [used_at.getTime()] : []));
    return {
      left: codes.length - uses.length,
      createdAt: codes[0]?.created_at.getTime(),
      lastUsedAt: uses.length === 0 ? undefined : Math.max(...uses),
      salt: codes[0]?.salt,
    };
  }

  /** Locks the user, so that concurrent changes of the second factors run one after the other. */
  async #lock(companyId: CompanyId, userId: string): Promise<void> {
    await this.#trx
      .selectFrom('staff')
      .select('user_id')
      .where(this.#isOf(companyId, userId))
      .forNoKeyUpdate()
      .execute();
  }

  async #removeApp(companyId: CompanyId, userId: string, condition: ReturnType<typeof sql<SqlBool>>): Promise<void> {
    await this.#trx
      .deleteFrom('second_factor')
      .where(this.#isOf(companyId, userId))
      .where('kind', '=', 'totp')
      .where(condition)
      .execute();
  }

  async #removeCodes(companyId: CompanyId, userId: string): Promise<void> {
    await this.#trx.deleteFrom('recovery_code').where(this.#isOf(companyId, userId)).execute();
  }

  #isOf(companyId: CompanyId, userId: string) {
    return equal({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId });
  }
}
