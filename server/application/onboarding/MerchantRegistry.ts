import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { MerchantTemplate } from '../../../src/domain/onboarding/newMerchant.ts';
import type { MerchantRecord } from '../../../src/domain/onboarding/commandOutcomes.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import type { SignupPayload } from '../../../src/domain/onboarding/signupPayload.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** Onboards and signs up merchants in the transaction of the company. Times are milliseconds since 1970-01-01 UTC. */
export interface MerchantRegistry {
  /** Reads the initial configuration of new merchants. Requires the tenant of the owner's own organisation. */
  readTemplate(): Promise<MerchantTemplate<MerchantConfigDocument> | undefined>;
  /** Adds a company with its first revision. Returns false if the owner already has an organisation with that ID. */
  add(companyId: CompanyId, document: MerchantConfigDocument, now: number): Promise<boolean>;
  /**
   * Onboarding state of a company, or `undefined` if the company does not exist. `requestId`: id of the onboarding
   * request.
   */
  find(companyId: CompanyId): Promise<{ readonly onboarded: boolean; readonly requestId?: string } | undefined>;
  findOnboarded(companyIds: readonly CompanyId[]): Promise<readonly string[]>;
  /** Company IDs by normalised trading name. Names that no company uses are omitted. */
  findHolders(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  readRecords(companyIds: readonly CompanyId[]): Promise<ReadonlyMap<string, MerchantRecord>>;
  markOnboarded(companyId: CompanyId, payload: OnboardingPayload, now: number): Promise<void>;
  /** Claims a normalised trading name unless another merchant has it. Returns the company that has the name. */
  claimTradingName(companyId: CompanyId, name: string): Promise<string>;
  lastSignup(companyId: CompanyId): Promise<Pick<SignupPayload, 'product' | 'applicant'> | undefined>;
  storeSignup(companyId: CompanyId, payload: SignupPayload, now: number): Promise<void>;
}
