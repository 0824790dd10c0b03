import { HttpApplicationConfigGateway } from '../application-config/HttpApplicationConfigGateway.ts';
import { HttpCarrierGateway } from '../carriers/HttpCarrierGateway.ts';
import type { Http } from '../http/Http.ts';
import { HttpOnboardingGateway } from '../onboarding/HttpOnboardingGateway.ts';
import { HttpRuleGateway } from '../rules/HttpRuleGateway.ts';
import { HttpStoreNetworkGateway } from '../store-networks/HttpStoreNetworkGateway.ts';
import { HttpAddressGateway } from '../warehouses/HttpAddressGateway.ts';
import { HttpWarehouseGateway } from '../warehouses/HttpWarehouseGateway.ts';

/** What only a publish calls, and its contract, in a script of their own. */
export const httpStepGateways = (http: Http) => ({
  addresses: new HttpAddressGateway(http),
  applicationConfig: new HttpApplicationConfigGateway(http),
  carriers: new HttpCarrierGateway(http),
  onboarding: new HttpOnboardingGateway(http),
  rules: new HttpRuleGateway(http),
  storeNetworks: new HttpStoreNetworkGateway(http),
  warehouses: new HttpWarehouseGateway(http),
});
