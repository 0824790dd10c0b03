import { sql, type Transaction } from 'kysely';
import type { MerchantConfigDocument } from '../../../../contract/company/merchantConfig.ts';
import type { CompanyId } from '../../../../src/domain/company/companyId.ts';
import type { MerchantTemplate } from '../../../../src/domain/onboarding/newMerchant.ts';
import type { MerchantRecord } from '../../../../src/domain/onboarding/commandOutcomes.ts';
import type { OnboardingPayload } from '../../../../src/domain/onboarding/onboardingPayload.ts';
import type { SignupPayload } from '../../../../src/domain/onboarding/signupPayload.ts';
import type { MerchantRegistry } from '../../../application/onboarding/MerchantRegistry.ts';
import { insertCompanies } from './insertCompanies.ts';
import { equal, json } from '../connection/statement.ts';
import type { Tables } from '../Tables.ts';

export class PostgresMerchantRegistry implements MerchantRegistry {
  readonly #trx: Transaction<Tables>;
  readonly #rootOrgId: string;

  constructor(trx: Transaction<Tables>, rootOrgId: string) {
    this.#trx = trx;
    this.#rootOrgId = rootOrgId;
  }

  async readTemplate(): Promise<MerchantTemplate<MerchantConfigDocument> | undefined> {
    const row = await this.#trx
      .selectFrom('merchant_template')
      .select('document')
      .where('root_org_id', '=', this.#rootOrgId)
      .executeTakeFirst();
    return row?.document as MerchantTemplate<MerchantConfigDocument> | undefined;
  }

  async add(companyId: CompanyId, configuration: MerchantConfigDocument, now: number): Promise<boolean> {
    const claimed = await this.#trx
      .insertInto('organisation_directory')
      .values({ organisation_id: companyId, root_org_id: this.#rootOrgId })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(claimed.numInsertedOrUpdatedRows) !== 1) return false;
    const company = { companyId, companyEnabled: true, onboarded: false, configuration };
    await insertCompanies(this.#trx, this.#rootOrgId, [company], new Date(now));
    return true;
  }

  async find(companyId: CompanyId) {
    const row = await this.#trx
      .selectFrom('company')
      .leftJoin('onboarding', (join) =>
        join
          .onRef('onboarding.root_org_id', '=', 'company.root_org_id')
          .onRef('onboarding.company_id', '=', 'company.company_id'),
      )
      .select(['company.onboarded', 'onboarding.request_id'])
      .where(equal({ 'company.root_org_id': this.#rootOrgId, 'company.company_id': companyId }))
      .executeTakeFirst();
    return row && { onboarded: row.onboarded, ...(row.request_id === null ? {} : { requestId: row.request_id }) };
  }

  async findOnboarded(companyIds: readonly CompanyId[]): Promise<readonly string[]> {
    const rows = await this.#trx
      .selectFrom('company')
      .select('company_id')
      .where(equal({ root_org_id: this.#rootOrgId, onboarded: true }))
      .where('company_id', '=', sql<string>`any(${[...companyIds]}::text[])`)
      .execute();
    return rows.map(({ company_id: id }) => id);
  }

  async findHolders(names: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const rows = await this.#trx
      .selectFrom('trading_name')
      .select(['trading_name', 'organisation_id'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where('trading_name', '=', sql<string>`any(${[...names]}::text[])`)
      .execute();
    return new Map(rows.map(({ trading_name: name, organisation_id: holder }) => [name, holder]));
  }

  async readRecords(companyIds: readonly CompanyId[]): Promise<ReadonlyMap<string, MerchantRecord>> {
    const isRequested = sql<boolean>`company_id = any(${[...companyIds]}::text[])`;
    const onboarded = await this.#trx
      .selectFrom('onboarding')
      .select(['company_id', 'payload'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where(isRequested)
      .execute();
    const signups = await this.#trx
      .selectFrom('signup')
      .distinctOn('company_id')
      .select(['company_id', 'product', 'applicant'])
      .where('root_org_id', '=', this.#rootOrgId)
      .where(isRequested)
      .orderBy('company_id')
      .orderBy('signup_id', 'desc')
      .execute();
    const records = new Map<string, MerchantRecord>();
    for (const { company_id: id, payload } of onboarded) records.set(id, { onboarded: payload as OnboardingPayload });
    for (const { company_id: id, product, applicant } of signups)
      records.set(id, {
        ...records.get(id),
        signedUp: { product, applicant: applicant as SignupPayload['applicant'] },
      });
    return records;
  }

  async markOnboarded(companyId: CompanyId, payload: OnboardingPayload, now: number): Promise<void> {
    await this.#trx
      .insertInto('onboarding')
      .values({
        root_org_id: this.#rootOrgId,
        company_id: companyId,
        request_id: payload.requestId,
        payload: json(payload),
        onboarded_at: new Date(now),
      })
      .execute();
    await this.#trx
      .updateTable('company')
      .set({ onboarded: true })
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .execute();
  }

  async claimTradingName(companyId: CompanyId, name: string): Promise<string> {
    const { rows } = await sql<{ organisation_id: string }>`
      with claimed as (
        insert into trading_name (root_org_id, trading_name, organisation_id)
        values (${this.#rootOrgId}, ${name}, ${companyId}) on conflict do nothing returning organisation_id)
      select organisation_id from claimed union all
      select organisation_id from trading_name where root_org_id = ${this.#rootOrgId} and trading_name = ${name}
    `.execute(this.#trx);
    return rows[0]?.organisation_id ?? companyId;
  }

  async lastSignup(companyId: CompanyId): Promise<Pick<SignupPayload, 'product' | 'applicant'> | undefined> {
    const row = await this.#trx
      .selectFrom('signup')
      .select(['product', 'applicant'])
      .where(equal({ root_org_id: this.#rootOrgId, company_id: companyId }))
      .orderBy('signup_id', 'desc')
      .limit(1)
      .executeTakeFirst();
    return row as Pick<SignupPayload, 'product' | 'applicant'> | undefined;
  }

  async storeSignup(companyId: CompanyId, { product, applicant }: SignupPayload, now: number): Promise<void> {
    await this.#trx
      .insertInto('signup')
      .values({
        root_org_id: this.#rootOrgId,
        company_id: companyId,
        signed_up_at: new Date(now),
        product,
        applicant: json(applicant),
      })
      .execute();
  }
}
