import type { Clock } from '../../src/application/shared/Clock.ts';
import type { Ids } from '../../src/application/shared/Ids.ts';
import type { AllowedRoles } from '../../src/domain/session/role.ts';
import type { CompilePattern } from '../../src/domain/validation/patterns/patternEngine.ts';
import { ReplaceCarriers } from '../application/carriers/ReplaceCarriers.ts';
import { CreateApplicationConfig } from '../application/application-config/CreateApplicationConfig.ts';
import { PatchApplicationConfig } from '../application/application-config/PatchApplicationConfig.ts';
import { PublishApplicationConfig } from '../application/application-config/PublishApplicationConfig.ts';
import { UploadLogo } from '../application/application-config/UploadLogo.ts';
import { ListCompanies } from '../application/companies/ListCompanies.ts';
import { ReadAdminConfig } from '../application/companies/ReadAdminConfig.ts';
import { ReadCompany } from '../application/companies/ReadCompany.ts';
import { ReadCompanyStatus } from '../application/companies/ReadCompanyStatus.ts';
import { ReadMerchantBrand } from '../application/companies/ReadMerchantBrand.ts';
import { ReadMerchantConfig } from '../application/companies/ReadMerchantConfig.ts';
import { OnboardMerchant } from '../application/onboarding/OnboardMerchant.ts';
import { SignUpMerchant } from '../application/onboarding/SignUpMerchant.ts';
import { CompletePublish } from '../application/publishing/CompletePublish.ts';
import { EditConfiguration } from '../application/publishing/EditConfiguration.ts';
import { GiveUpPublish } from '../application/publishing/GiveUpPublish.ts';
import { ListPublishes } from '../application/publishing/ListPublishes.ts';
import { OpenPublish } from '../application/publishing/OpenPublish.ts';
import { CompanyTransaction } from '../application/publishing/CompanyTransaction.ts';
import { ReadPublish } from '../application/publishing/ReadPublish.ts';
import { ReadRevision } from '../application/publishing/ReadRevision.ts';
import { UpdateCompany } from '../application/publishing/UpdateCompany.ts';
import { AuthoriseCompany } from '../application/review-mode/AuthoriseCompany.ts';
import { CloseReviewSession } from '../application/review-mode/CloseReviewSession.ts';
import { OpenReviewSession } from '../application/review-mode/OpenReviewSession.ts';
import { ArchiveRule } from '../application/rules/ArchiveRule.ts';
import { SaveRule } from '../application/rules/SaveRule.ts';
import { Authenticate } from '../application/session/Authenticate.ts';
import { IssueAppToken } from '../application/session/IssueAppToken.ts';
import { RefreshSession } from '../application/session/RefreshSession.ts';
import { RevokeSession } from '../application/session/RevokeSession.ts';
import { SignInWithPassword } from '../application/session/SignInWithPassword.ts';
import { UpdateStoreNetworks } from '../application/store-networks/UpdateStoreNetworks.ts';
import { BindWarehouse } from '../application/warehouses/BindWarehouse.ts';
import { CreateWarehouse } from '../application/warehouses/CreateWarehouse.ts';
import { MakeDefaultWarehouse } from '../application/warehouses/MakeDefaultWarehouse.ts';
import { RemoveWarehouse } from '../application/warehouses/RemoveWarehouse.ts';
import { UpdateWarehouse } from '../application/warehouses/UpdateWarehouse.ts';
import { ValidateAddress } from '../application/warehouses/ValidateAddress.ts';
import { SharpImageCleaner } from './assets/SharpImageCleaner.ts';
import type { UseCases } from './http/UseCases.ts';
import { Argon2PasswordVerifier } from './oauth/Argon2PasswordVerifier.ts';
import { HmacTokenMint } from './oauth/HmacTokenMint.ts';
import type { Database } from './postgres/connection/Database.ts';
import { PostgresAssetRepository } from './postgres/companies/PostgresAssetRepository.ts';
import { purgeIdempotencyKeys } from './postgres/publishing/PostgresIdempotencyKeys.ts';
import { PostgresOwnerRepository } from './postgres/companies/PostgresOwnerRepository.ts';
import { PostgresSessionRepository } from './postgres/session/PostgresSessionRepository.ts';
import { PostgresSignInThrottle } from './postgres/session/PostgresSignInThrottle.ts';
import { PostgresStaffDirectory } from './postgres/session/PostgresStaffDirectory.ts';
import { PostgresUnitOfWork } from './postgres/PostgresUnitOfWork.ts';
import { RuleAddressValidator } from './warehouses/RuleAddressValidator.ts';

export type Foundation = {
  readonly database: Database;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly compilePattern: CompilePattern;
  readonly allowedRoles: AllowedRoles;
  /** The key refresh tokens derive their successors by. */
  readonly tokenKey: Buffer;
};

/** The service's use cases on one database. `purge` drops what has expired. */
export function composeUseCases(foundation: Foundation): UseCases & { purge(): Promise<void> } {
  const { database, clock, ids, allowedRoles } = foundation;
  const unitOfWork = new PostgresUnitOfWork(database);
  const authorise = new AuthoriseCompany(unitOfWork, clock);
  const transaction = new CompanyTransaction(authorise, clock);
  const configuration = new EditConfiguration(transaction, ids);
  const readMerchantConfig = new ReadMerchantConfig(authorise);
  const owners = new PostgresOwnerRepository(database);
  const staff = new PostgresStaffDirectory(database);
  const sessions = new PostgresSessionRepository(database);
  const throttle = new PostgresSignInThrottle(database);
  const mint = new HmacTokenMint(foundation.tokenKey);
  const passwords = new Argon2PasswordVerifier();
  const authenticate = new Authenticate(sessions, staff, mint, allowedRoles, clock);
  const assets = new PostgresAssetRepository(database);
  return {
    assets,
    listCompanies: new ListCompanies(unitOfWork),
    readAdminConfig: new ReadAdminConfig(owners, unitOfWork),
    readCompanyStatus: new ReadCompanyStatus(authorise),
    readCompany: new ReadCompany(readMerchantConfig),
    readMerchantBrand: new ReadMerchantBrand(readMerchantConfig),
    readMerchantConfig,
    openPublish: new OpenPublish(transaction, ids),
    completePublish: new CompletePublish(transaction),
    giveUpPublish: new GiveUpPublish(transaction),
    listPublishes: new ListPublishes(authorise),
    readPublish: new ReadPublish(authorise),
    readRevision: new ReadRevision(authorise),
    updateCompany: new UpdateCompany(configuration, foundation.compilePattern),
    replaceCarriers: new ReplaceCarriers(configuration),
    updateStoreNetworks: new UpdateStoreNetworks(configuration),
    createApplicationConfig: new CreateApplicationConfig(configuration, foundation.compilePattern),
    uploadLogo: new UploadLogo(authorise, new SharpImageCleaner(), assets, configuration),
    patchApplicationConfig: new PatchApplicationConfig(configuration, foundation.compilePattern),
    publishApplicationConfig: new PublishApplicationConfig(configuration, authorise),
    saveRule: new SaveRule(configuration, ids),
    archiveRule: new ArchiveRule(configuration),
    bindWarehouse: new BindWarehouse(configuration),
    createWarehouse: new CreateWarehouse(configuration, ids),
    makeDefaultWarehouse: new MakeDefaultWarehouse(configuration),
    removeWarehouse: new RemoveWarehouse(configuration),
    updateWarehouse: new UpdateWarehouse(configuration),
    validateAddress: new ValidateAddress(authorise, new RuleAddressValidator()),
    onboardMerchant: new OnboardMerchant(unitOfWork, owners, clock),
    signUpMerchant: new SignUpMerchant(unitOfWork, clock),
    openReviewSession: new OpenReviewSession(unitOfWork, clock, ids),
    closeReviewSession: new CloseReviewSession(unitOfWork, clock),
    authenticate,
    signInWithPassword: new SignInWithPassword(staff, passwords, throttle, sessions, mint, clock, ids),
    issueAppToken: new IssueAppToken(authenticate, sessions, mint, clock),
    refreshSession: new RefreshSession(staff, sessions, mint, clock),
    revokeSession: new RevokeSession(sessions, mint, clock),
    purge: async () => {
      await sessions.purge(clock.now());
      await throttle.purge(clock.now());
      await purgeIdempotencyKeys(database, clock.now());
    },
  };
}
