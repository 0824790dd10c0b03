import type { AssetRepository } from '../../application/assets/AssetRepository.ts';
import type { ListCompanies } from '../../application/companies/ListCompanies.ts';
import type { ReadAdminConfig } from '../../application/companies/ReadAdminConfig.ts';
import type { ReadCompanyStatus } from '../../application/companies/ReadCompanyStatus.ts';
import type { ReadMerchantConfig } from '../../application/companies/ReadMerchantConfig.ts';
import type { CompletePublish } from '../../application/publishing/CompletePublish.ts';
import type { GiveUpPublish } from '../../application/publishing/GiveUpPublish.ts';
import type { ListPublishes } from '../../application/publishing/ListPublishes.ts';
import type { OpenPublish } from '../../application/publishing/OpenPublish.ts';
import type { ReadPublish } from '../../application/publishing/ReadPublish.ts';
import type { UpdateCompany } from '../../application/publishing/UpdateCompany.ts';
import type { CloseReviewSession } from '../../application/review-mode/CloseReviewSession.ts';
import type { OpenReviewSession } from '../../application/review-mode/OpenReviewSession.ts';
import type { Authenticate } from '../../application/session/Authenticate.ts';
import type { RefreshSession } from '../../application/session/RefreshSession.ts';
import type { RevokeSession } from '../../application/session/RevokeSession.ts';
import type { SignInWithPassword } from '../../application/session/SignInWithPassword.ts';

/** Everything a route may ask of the service. */
export type UseCases = {
  readonly assets: AssetRepository;
  readonly listCompanies: ListCompanies;
  readonly readAdminConfig: ReadAdminConfig;
  readonly readCompanyStatus: ReadCompanyStatus;
  readonly readMerchantConfig: ReadMerchantConfig;
  readonly openPublish: OpenPublish;
  readonly completePublish: CompletePublish;
  readonly giveUpPublish: GiveUpPublish;
  readonly listPublishes: ListPublishes;
  readonly readPublish: ReadPublish;
  readonly updateCompany: UpdateCompany;
  readonly openReviewSession: OpenReviewSession;
  readonly closeReviewSession: CloseReviewSession;
  readonly authenticate: Authenticate;
  readonly signInWithPassword: SignInWithPassword;
  readonly refreshSession: RefreshSession;
  readonly revokeSession: RevokeSession;
};
