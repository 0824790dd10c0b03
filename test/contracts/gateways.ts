import { ActivityLog } from '../../src/application/activity/ActivityLog.ts';
import { AdminConfigGateway } from '../../src/application/branding/AdminConfigGateway.ts';
import { MerchantBrandGateway } from '../../src/application/branding/MerchantBrandGateway.ts';
import { DraftGateway } from '../../src/application/changes/drafts/DraftGateway.ts';
import { CarrierGateway } from '../../src/application/carriers/CarrierGateway.ts';
import { CompanyEvents } from '../../src/application/company/events/CompanyEvents.ts';
import { CompanyGateway } from '../../src/application/company/CompanyGateway.ts';
import { HistoryGateway } from '../../src/application/history/HistoryGateway.ts';
import { MerchantDirectory } from '../../src/application/merchants/MerchantDirectory.ts';
import { OnboardingGateway } from '../../src/application/onboarding/OnboardingGateway.ts';
import { PreviewLinksGateway } from '../../src/application/preview-links/PreviewLinksGateway.ts';
import { PublishGateway } from '../../src/application/publishing/PublishGateway.ts';
import { MerchantReviewsGateway } from '../../src/application/review-mode/MerchantReviewsGateway.ts';
import { ReviewSessionGateway } from '../../src/application/review-mode/ReviewSessionGateway.ts';
import { AppTokenGateway } from '../../src/application/session/AppTokenGateway.ts';
import { ApplicationConfigGateway } from '../../src/application/application-config/ApplicationConfigGateway.ts';
import { RuleChecksGateway } from '../../src/application/rule-checks/RuleChecksGateway.ts';
import { RuleGateway } from '../../src/application/rules/RuleGateway.ts';
import { OwnSessionsGateway } from '../../src/application/session/OwnSessionsGateway.ts';
import { PasswordGateway } from '../../src/application/session/PasswordGateway.ts';
import { SecondFactorGateway } from '../../src/application/session/SecondFactorGateway.ts';
import { SessionGateway } from '../../src/application/session/SessionGateway.ts';
import { StoreNetworkGateway } from '../../src/application/store-networks/StoreNetworkGateway.ts';
import { UserGateway } from '../../src/application/users/UserGateway.ts';
import { AddressGateway } from '../../src/application/warehouses/AddressGateway.ts';
import { AddressLookupGateway } from '../../src/application/warehouses/AddressLookupGateway.ts';
import { WarehouseGateway } from '../../src/application/warehouses/WarehouseGateway.ts';
import type { Services } from '../../src/infrastructure/ioc/container.ts';

/** Ports to the service, from the bindings of `services`, by the names that the suites use. */
export const portsOf = (services: Services) => ({
  activity: services.get(ActivityLog),
  adminConfig: services.get(AdminConfigGateway),
  appTokens: services.get(AppTokenGateway),
  carriers: services.get(CarrierGateway),
  companies: services.get(CompanyGateway),
  drafts: services.get(DraftGateway),
  events: services.get(CompanyEvents),
  history: services.get(HistoryGateway),
  merchantBrands: services.get(MerchantBrandGateway),
  merchants: services.get(MerchantDirectory),
  onboarding: services.get(OnboardingGateway),
  passwords: services.get(PasswordGateway),
  previewLinks: services.get(PreviewLinksGateway),
  publishes: services.get(PublishGateway),
  reviews: services.get(ReviewSessionGateway),
  merchantReviews: services.get(MerchantReviewsGateway),
  application: services.get(ApplicationConfigGateway),
  rules: services.get(RuleGateway),
  ruleChecks: services.get(RuleChecksGateway),
  ownSessions: services.get(OwnSessionsGateway),
  secondFactors: services.get(SecondFactorGateway),
  sessions: services.get(SessionGateway),
  storeNetworks: services.get(StoreNetworkGateway),
  users: services.get(UserGateway),
  warehouses: services.get(WarehouseGateway),
  addresses: services.get(AddressGateway),
  addressLookup: services.get(AddressLookupGateway),
});

/** Ports to a service that contains the test sample. */
export type Gateways = ReturnType<typeof portsOf> &
  Services & {
    /** Signs a user in. Later calls use the tokens of that user. */
    signIn(organisationId: string, mailbox?: string): Promise<void>;
    /** Web origin of the site, to which passkeys are bound. */
    readonly site: string;
    /** Access token of the last sign-in. */
    accessToken(): string;
    /** Milliseconds since 1970, by the service's clock. */
    now(): number;
    /** Advances the service's clock by this many milliseconds. */
    advance(milliseconds: number): void;
    close(): Promise<void>;
  };
export type UseGateways = () => Gateways;
