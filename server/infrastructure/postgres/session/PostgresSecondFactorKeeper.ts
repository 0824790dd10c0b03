import { sql, type SqlBool, type Transaction } from 'kysely';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type {
  HashedCodes,
  PasskeyChallenge,
  PasskeyUse,
  SecondFactorKeeper,
  StoredPasskey,
  StoredRecoveryCodes,
  StoredSecondFactor,
  TotpApp,
  TotpUse,
} from '../../../application/session/second-factor/SecondFactorKeeper.ts';
import { equal } from '../connection/statement.ts';
import type { Row, Tables } from '../Tables.ts';

export class PostgresSecondFactorKeeper implements SecondFactorKeeper {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async find(companyId: CompanyId, userId: string): Promise<StoredSecondFactor> {
    const factors = await this.#trx
      .selectFrom('second_factor')
      .selectAll()
      .where(this.#isOf(companyId, userId))
      .where('confirmed_at', 'is not', null)
      .orderBy('created_at')
      .orderBy('factor_id')
      .execute();
    return {
      totp: factors.map(toApp).find((app) => app !== undefined),
      passkeys: factors.flatMap(toPasskey),
      recoveryCodes: await this.#findCodes(companyId, userId),
    };
  }

  async findLocked(companyId: CompanyId, userId: string): Promise<StoredSecondFactor> {
    await this.#lock(companyId, userId);
    return this.find(companyId, userId);
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
    return app?.sealed ? { factorId: app.factor_id, sealed: app.sealed } : undefined;
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

  async useStep(
    companyId: CompanyId,
    userId: string,
    { factorId, step, now, sealed }: TotpUse & Pick<TotpApp, 'sealed'>,
  ): Promise<boolean> {
    const accepted = await this.#trx
      .updateTable('second_factor')
      .set({ last_step: step, last_used_at: new Date(now), sealed: Buffer.from(sealed) })
      .where(this.#isOf(companyId, userId))
      .where('factor_id', '=', factorId)
      .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
      .executeTakeFirst();
    return Number(accepted.numUpdatedRows) === 1;
  }

  async addPasskey(companyId: CompanyId, userId: string, passkey: Omit<StoredPasskey, 'lastUsedAt'>): Promise<void> {
    const addedAt = new Date(passkey.addedAt);
    await this.#trx
      .insertInto('second_factor')
      .values({
        root_org_id: this.#rootOrgId,
        company_id: companyId,
        user_id: userId,
        factor_id: passkey.factorId,
        kind: 'passkey',
        name: passkey.name,
        host: passkey.host,
        credential_id: passkey.credentialId,
        public_key: Buffer.from(passkey.publicKey),
        transports: [...passkey.transports],
        counter: passkey.counter,
        created_at: addedAt,
        confirmed_at: addedAt,
      })
      .execute();
  }

  async renamePasskey(companyId: CompanyId, userId: string, factorId: string, name: string): Promise<boolean> {
    const renamed = await this.#trx
      .updateTable('second_factor')
      .set({ name })
      .where(this.#isFactor(companyId, userId, factorId))
      .where('kind', '=', 'passkey')
      .executeTakeFirst();
    return renamed.numUpdatedRows === 1n;
  }

  async usePasskey(companyId: CompanyId, userId: string, { factorId, counter, now }: PasskeyUse): Promise<boolean> {
    const used = await this.#trx
      .updateTable('second_factor')
      // The counter never goes back, so that every use of a copied passkey is noticed.
      .set({ counter: sql<number>`greatest(counter, ${counter})`, last_used_at: new Date(now) })
      .where(this.#isFactor(companyId, userId, factorId))
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  }

  async storeChallenge(
    companyId: CompanyId,
    userId: string,
    { boundTo, challenge, expiresAt }: PasskeyChallenge,
  ): Promise<void> {
    const values = { challenge, expires_at: new Date(expiresAt) };
    await this.#trx
      .insertInto('passkey_challenge')
      .values({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId, bound_to: boundTo, ...values })
      .onConflict((conflict) =>
        conflict.columns(['root_org_id', 'company_id', 'user_id', 'bound_to']).doUpdateSet(values),
      )
      .execute();
  }

  async takeChallenge(companyId: CompanyId, userId: string, boundTo: string, now: number): Promise<string | undefined> {
    const taken = await this.#trx
      .deleteFrom('passkey_challenge')
      .where(this.#isOf(companyId, userId))
      .where('bound_to', '=', boundTo)
      .returning(['challenge', 'expires_at'])
      .executeTakeFirst();
    return taken && taken.expires_at.getTime() > now ? taken.challenge : undefined;
  }

  async removeFactor(companyId: CompanyId, userId: string, factorId: string): Promise<void> {
    await this.#trx
      .deleteFrom('second_factor')
      .where(this.#isFactor(companyId, userId, factorId))
      .execute();
  }

  async removeCodes(companyId: CompanyId, userId: string): Promise<void> {
    await this.#trx.deleteFrom('recovery_code').where(this.#isOf(companyId, userId)).execute();
  }

  async remove(companyId: CompanyId, userId: string): Promise<boolean> {
    await this.#lock(companyId, userId);
    const removed = await this.#trx
      .deleteFrom('second_factor')
      .where(this.#isOf(companyId, userId))
      .returning('confirmed_at')
      .execute();
    await this.removeCodes(companyId, userId);
    return removed.some((factor) => factor.confirmed_at !== null);
  }

  async replaceCodes(companyId: CompanyId, userId: string, { hashes, salt }: HashedCodes, now: number): Promise<void> {
    await this.#lock(companyId, userId);
    await this.removeCodes(companyId, userId);
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

  #isOf(companyId: CompanyId, userId: string) {
    return equal({ root_org_id: this.#rootOrgId, company_id: companyId, user_id: userId });
  }
  #isFactor(companyId: CompanyId, userId: string, factorId: string) {
    return sql<SqlBool>`${this.#isOf(companyId, userId)} and factor_id = ${factorId}`;
  }
}

type FactorRow = Row<'second_factor'>;

const toApp = ({ factor_id: factorId, sealed, created_at, last_used_at }: FactorRow): TotpApp | undefined =>
  sealed === null
    ? undefined
    : { factorId, sealed, addedAt: created_at.getTime(), lastUsedAt: last_used_at?.getTime() };

function toPasskey(row: FactorRow): readonly StoredPasskey[] {
  const { name, host, credential_id: credentialId, public_key: publicKey, transports, counter } = row;
  if (name === null || host === null || credentialId === null || !publicKey || !transports || counter === null)
    return [];
  const times = { addedAt: row.created_at.getTime(), lastUsedAt: row.last_used_at?.getTime() };
  return [{ factorId: row.factor_id, name, host, credentialId, publicKey, transports, counter, ...times }];
}
