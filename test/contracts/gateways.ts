import type { AdminConfigGateway } from '../../src/application/branding/AdminConfigGateway.ts';
import type { MerchantBrandGateway } from '../../src/application/branding/MerchantBrandGateway.ts';
import type { CarrierGateway } from '../../src/application/carriers/CarrierGateway.ts';
import type { CompanyGateway } from '../../src/application/company/CompanyGateway.ts';
import type { HistoryGateway } from '../../src/application/history/HistoryGateway.ts';
import type { MerchantDirectory } from '../../src/application/merchants/MerchantDirectory.ts';
import type { OnboardingGateway } from '../../src/application/onboarding/OnboardingGateway.ts';
import type { PublishGateway } from '../../src/application/publishing/PublishGateway.ts';
import type { ReviewSessionGateway } from '../../src/application/review-mode/ReviewSessionGateway.ts';
import type { AppTokenGateway } from '../../src/application/session/AppTokenGateway.ts';
import type { ApplicationConfigGateway } from '../../src/application/application-config/ApplicationConfigGateway.ts';
import type { RuleGateway } from '../../src/application/rules/RuleGateway.ts';
import type { SessionGateway } from '../../src/application/session/SessionGateway.ts';
import type { StoreNetworkGateway } from '../../src/application/store-networks/StoreNetworkGateway.ts';
import type { AddressGateway } from '../../src/application/warehouses/AddressGateway.ts';
import type { WarehouseGateway } from '../../src/application/warehouses/WarehouseGateway.ts';

/** Every port to the service, over one service that holds the tests' sample. */
export type Gateways = {
  readonly adminConfig: AdminConfigGateway;
  readonly appTokens: AppTokenGateway;
  readonly carriers: CarrierGateway;
  readonly companies: CompanyGateway;
  readonly history: HistoryGateway;
  readonly merchantBrands: MerchantBrandGateway;
  readonly merchants: MerchantDirectory;
  readonly onboarding: OnboardingGateway;
  readonly publishes: PublishGateway;
  readonly reviews: ReviewSessionGateway;
  readonly application: ApplicationConfigGateway;
  readonly rules: RuleGateway;
  readonly sessions: SessionGateway;
  readonly storeNetworks: StoreNetworkGateway;
  readonly warehouses: WarehouseGateway;
  readonly addresses: AddressGateway;
  /** Signs a person in whose tokens every later call carries. */
  signIn(organisationId: string, mailbox?: string): Promise<void>;
  /** The access token of who signed in last. */
  accessToken(): string;
  /** Milliseconds since 1970, as the service has them. */
  now(): number;
  /** Lets milliseconds pass at the service. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
};
export type UseGateways = () => Gateways;
