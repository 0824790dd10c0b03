import { InMemoryAdminConfigGateway } from '../../src/infrastructure/branding/InMemoryAdminConfigGateway.ts';
import { InMemoryMerchantBrandGateway } from '../../src/infrastructure/branding/InMemoryMerchantBrandGateway.ts';
import { InMemoryCarrierGateway } from '../../src/infrastructure/carriers/InMemoryCarrierGateway.ts';
import { InMemoryCompanyGateway } from '../../src/infrastructure/company/InMemoryCompanyGateway.ts';
import { DemoService } from '../../src/infrastructure/demo/DemoService.ts';
import { InMemoryHistoryGateway } from '../../src/infrastructure/history/InMemoryHistoryGateway.ts';
import { InMemoryMerchantDirectory } from '../../src/infrastructure/merchants/InMemoryMerchantDirectory.ts';
import { InMemoryOnboardingGateway } from '../../src/infrastructure/onboarding/InMemoryOnboardingGateway.ts';
import { InMemoryPublishGateway } from '../../src/infrastructure/publishing/InMemoryPublishGateway.ts';
import { InMemoryReviewSessionGateway } from '../../src/infrastructure/review-mode/InMemoryReviewSessionGateway.ts';
import { InMemoryAppTokenGateway } from '../../src/infrastructure/session/InMemoryAppTokenGateway.ts';
import { DEMO_TOKEN, InMemorySessionGateway } from '../../src/infrastructure/session/InMemorySessionGateway.ts';
import { InMemoryApplicationConfigGateway } from '../../src/infrastructure/application-config/InMemoryApplicationConfigGateway.ts';
import { InMemoryRuleGateway } from '../../src/infrastructure/rules/InMemoryRuleGateway.ts';
import { InMemoryStoreNetworkGateway } from '../../src/infrastructure/store-networks/InMemoryStoreNetworkGateway.ts';
import { InMemoryAddressGateway } from '../../src/infrastructure/warehouses/InMemoryAddressGateway.ts';
import { InMemoryWarehouseGateway } from '../../src/infrastructure/warehouses/InMemoryWarehouseGateway.ts';
import type { Gateways } from '../contracts/gateways.ts';
import { aSample, PASSWORD } from './samples/aSample.ts';
import { CountingIds } from './fakes/CountingIds.ts';
import { ManualClock } from './fakes/ManualClock.ts';
import { changeRegistry } from './changes.ts';

/** The demo's adapters. */
export const inMemoryGateways = async (sample = aSample()): Promise<Gateways> => {
  const clock = new ManualClock();
  const service = new DemoService(sample, changeRegistry, { clock, ids: new CountingIds('fresh') });
  const sessions = new InMemorySessionGateway(service);
  return {
    adminConfig: new InMemoryAdminConfigGateway(service),
    appTokens: new InMemoryAppTokenGateway(service),
    carriers: new InMemoryCarrierGateway(service),
    companies: new InMemoryCompanyGateway(service),
    history: new InMemoryHistoryGateway(service),
    merchantBrands: new InMemoryMerchantBrandGateway(service),
    merchants: new InMemoryMerchantDirectory(service),
    onboarding: new InMemoryOnboardingGateway(service),
    publishes: new InMemoryPublishGateway(service),
    reviews: new InMemoryReviewSessionGateway(service, clock, new CountingIds()),
    application: new InMemoryApplicationConfigGateway(service),
    rules: new InMemoryRuleGateway(service),
    sessions,
    storeNetworks: new InMemoryStoreNetworkGateway(service),
    warehouses: new InMemoryWarehouseGateway(service),
    addresses: new InMemoryAddressGateway(service),
    signIn: async (organisationId, mailbox = 'staff') => {
      const username = `${mailbox}@${organisationId.toLowerCase()}.example`;
      await sessions.signIn({ username, password: PASSWORD, organisationId });
    },
    accessToken: () => DEMO_TOKEN,
    now: () => clock.now(),
    advance: (milliseconds) => clock.advance(milliseconds),
    close: async () => undefined,
  };
};
