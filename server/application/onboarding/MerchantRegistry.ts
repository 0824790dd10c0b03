import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { MerchantTemplate } from '../../../src/domain/onboarding/newMerchant.ts';
import type { MerchantRecord } from '../../../src/domain/onboarding/commandOutcomes.ts';
import type { OnboardingPayload } from '../../../src/domain/onboarding/onboardingPayload.ts';
import type { SignupPayload } from '../../../src/domain/onboarding/signupPayload.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';

/** How merchants come to be: within the transaction of the one that is made. Times in milliseconds since 1970. */
export interface MerchantRegistry {
  /** What a new merchant of the owner begins with; only the owner's own organisation sees it. */
  readTemplate(): Promise<MerchantTemplate<MerchantConfigDocument> | undefined>;
  /** Adds a company with its first revision; false where the owner has an organisation of that id. Other owners’ are their own. */
  add(companyId: CompanyId, document: MerchantConfigDocument, now: number): Promise<boolean>;
  /** Whether the company was onboarded; `requestId` where it was by a call. `undefined` for a company that is not there. */
  find(companyId: CompanyId): Promise<{ readonly onboarded: boolean; readonly requestId?: string } | undefined>;
  /** Those of the companies that were onboarded. */
  findOnboarded(companyIds: readonly CompanyId[]): Promise<readonly string[]>;
  /** Who trades under comparable names, by the name. */
  findHolders(names: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** What companies were onboarded and signed up with, by their ids. */
  readRecords(companyIds: readonly CompanyId[]): Promise<ReadonlyMap<string, MerchantRecord>>;
  /** Keeps what the company was onboarded with, and marks it so. */
  markOnboarded(companyId: CompanyId, payload: OnboardingPayload, now: number): Promise<void>;
  /** Claims a comparable name unless another merchant of the owner has it; answers who has it now. */
  claimTradingName(companyId: CompanyId, name: string): Promise<string>;
  /** What the company was signed up with last. */
  lastSignup(companyId: CompanyId): Promise<Pick<SignupPayload, 'product' | 'applicant'> | undefined>;
  keepSignup(companyId: CompanyId, payload: SignupPayload, now: number): Promise<void>;
}
