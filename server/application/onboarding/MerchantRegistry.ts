import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { MerchantTemplate } from '../../../src/domain/onboarding/newMerchant.ts';
import type { MerchantRecord } from '../../../src/domain/onboarding/commandOutcomes.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import type { SignupPayload } from '../../../src/domain/onboarding/signupPayload.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** Onboarding and sign-up of merchants, in the transaction of the company. Times in milliseconds since 1970. */
export interface MerchantRegistry {
  /** Initial configuration of the owner's new merchants. Requires the tenant of the owner's own organisation. */
  readTemplate(): Promise<MerchantTemplate<MerchantConfigDocument> | undefined>;
  /** Adds a company with its first revision. Returns false if the owner already has an organisation of that ID. */
  add(companyId: CompanyId, document: MerchantConfigDocument, now: number): Promise<boolean>;
  /** Onboarding state of a company; `undefined` if it does not exist. `requestId` is the call that onboarded it. */
  find(companyId: CompanyId): Promise<{ readonly onboarded: boolean; readonly requestId?: string } | undefined>;
  findOnboarded(companyIds: readonly CompanyId[]): Promise<readonly string[]>;
  /** Companies that use these normalised trading names, by name. */
  findHolders(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  readRecords(companyIds: readonly CompanyId[]): Promise<ReadonlyMap<string, MerchantRecord>>;
  markOnboarded(companyId: CompanyId, payload: OnboardingPayload, now: number): Promise<void>;
  /** Claims a normalised trading name unless another merchant of the owner has it. Returns its holder. */
  claimTradingName(companyId: CompanyId, name: string): Promise<string>;
  lastSignup(companyId: CompanyId): Promise<Pick<SignupPayload, 'product' | 'applicant'> | undefined>;
  keepSignup(companyId: CompanyId, payload: SignupPayload, now: number): Promise<void>;
}
