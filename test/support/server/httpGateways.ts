import axios from 'axios';
import { SessionCredentials } from '../../../src/application/session/SessionCredentials.ts';
import type { Database } from '../../../server/infrastructure/postgres/connection/Database.ts';
import { seedSample } from '../../../server/infrastructure/postgres/seedSample.ts';
import { HttpAdminConfigGateway } from '../../../src/infrastructure/branding/HttpAdminConfigGateway.ts';
import { HttpMerchantBrandGateway } from '../../../src/infrastructure/branding/HttpMerchantBrandGateway.ts';
import { HttpCarrierGateway } from '../../../src/infrastructure/carriers/HttpCarrierGateway.ts';
import { SystemClock } from '../../../src/infrastructure/clock/SystemClock.ts';
import { HttpCompanyGateway } from '../../../src/infrastructure/company/HttpCompanyGateway.ts';
import { HttpHistoryGateway } from '../../../src/infrastructure/history/HttpHistoryGateway.ts';
import { AxiosHttp } from '../../../src/infrastructure/http/AxiosHttp.ts';
import { HttpMerchantDirectory } from '../../../src/infrastructure/merchants/HttpMerchantDirectory.ts';
import { HttpOnboardingGateway } from '../../../src/infrastructure/onboarding/HttpOnboardingGateway.ts';
import { HttpPublishGateway } from '../../../src/infrastructure/publishing/HttpPublishGateway.ts';
import { HttpReviewSessionGateway } from '../../../src/infrastructure/review-mode/HttpReviewSessionGateway.ts';
import { HttpAppTokenGateway } from '../../../src/infrastructure/session/HttpAppTokenGateway.ts';
import { HttpApplicationConfigGateway } from '../../../src/infrastructure/application-config/HttpApplicationConfigGateway.ts';
import { HttpRuleGateway } from '../../../src/infrastructure/rules/HttpRuleGateway.ts';
import { HttpSessionGateway } from '../../../src/infrastructure/session/HttpSessionGateway.ts';
import { HttpStoreNetworkGateway } from '../../../src/infrastructure/store-networks/HttpStoreNetworkGateway.ts';
import { HttpAddressGateway } from '../../../src/infrastructure/warehouses/HttpAddressGateway.ts';
import { HttpWarehouseGateway } from '../../../src/infrastructure/warehouses/HttpWarehouseGateway.ts';
import type { Gateways } from '../../contracts/gateways.ts';
import { aSample, PASSWORD, RETURNS_PRODUCT } from '../samples/aSample.ts';
import { CountingIds } from '../fakes/CountingIds.ts';
import { startTestServer } from './httpServer.ts';

/** When the test server's time stands still. */
const START = Date.UTC(2026, 10, 20, 12);

/** The page's adapters over the real service, on a port of its own. */
export async function httpGateways(open: () => Promise<Database>, sample = aSample()): Promise<Gateways> {
  const server = await startTestServer({}, open);
  await seedSample(server.database, sample, { now: START });
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  // A page's calls are relative to the page; here there is none.
  axios.defaults.baseURL = address;
  let now = START;
  const credentials = new SessionCredentials();
  const settings = { apiUrl: address, rootApiUrl: address, clientKey: 'test-client', clientSecret: '' };
  const http = new AxiosHttp(settings, credentials, new SystemClock(), () => 0);
  const sessions = new HttpSessionGateway(http, RETURNS_PRODUCT);
  return {
    adminConfig: new HttpAdminConfigGateway(http, false),
    appTokens: new HttpAppTokenGateway(http),
    carriers: new HttpCarrierGateway(http),
    companies: new HttpCompanyGateway(http, credentials, false),
    history: new HttpHistoryGateway(http),
    merchantBrands: new HttpMerchantBrandGateway(http, credentials),
    merchants: new HttpMerchantDirectory(http),
    onboarding: new HttpOnboardingGateway(http),
    publishes: new HttpPublishGateway(http),
    reviews: new HttpReviewSessionGateway(http, new CountingIds()),
    application: new HttpApplicationConfigGateway(http),
    rules: new HttpRuleGateway(http),
    sessions,
    storeNetworks: new HttpStoreNetworkGateway(http),
    warehouses: new HttpWarehouseGateway(http),
    addresses: new HttpAddressGateway(http),
    signIn: async (organisationId, mailbox = 'staff') => {
      const username = `${mailbox}@${organisationId.toLowerCase()}.example`;
      const issued = await sessions.signIn({ username, password: PASSWORD, organisationId });
      if (!issued.ok) throw new Error(issued.error.kind);
      credentials.use(issued.value);
    },
    accessToken: () => credentials.current?.accessToken ?? '',
    now: () => now,
    advance: (milliseconds) => {
      now += milliseconds;
      server.advance(milliseconds);
    },
    close: async () => {
      delete axios.defaults.baseURL;
      await server.close();
    },
  };
}
