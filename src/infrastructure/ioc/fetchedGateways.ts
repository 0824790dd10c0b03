import { ContainerModule } from 'inversify';
import { ApplicationConfigGateway } from '../../application/application-config/ApplicationConfigGateway.ts';
import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { OnboardingGateway } from '../../application/onboarding/OnboardingGateway.ts';
import { RuleGateway } from '../../application/rules/RuleGateway.ts';
import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { Http } from '../http/Http.ts';
import { fetchedGateway } from './fetchedGateway.ts';
import { provide } from './provide.ts';

const load = async (http: Http) => (await import('../publishing/httpStepGateways.ts')).httpStepGateways(http);

/** The gateways of publishing, fetched with the first call one of them makes. */
export const fetchedGateways = new ContainerModule(({ bind }) => {
  provide(bind, AddressGateway, [Http], (http) =>
    fetchedGateway<AddressGateway>({ validate: true }, async () => (await load(http)).addresses),
  );
  provide(bind, ApplicationConfigGateway, [Http], (http) =>
    fetchedGateway<ApplicationConfigGateway>(
      { create: true, uploadLogo: true, update: true, publish: true },
      async () => (await load(http)).applicationConfig,
    ),
  );
  provide(bind, CarrierGateway, [Http], (http) =>
    fetchedGateway<CarrierGateway>({ replace: true }, async () => (await load(http)).carriers),
  );
  provide(bind, OnboardingGateway, [Http], (http) =>
    fetchedGateway<OnboardingGateway>({ onboard: true, signUp: true }, async () => (await load(http)).onboarding),
  );
  provide(bind, RuleGateway, [Http], (http) =>
    fetchedGateway<RuleGateway>({ create: true, change: true, archive: true }, async () => (await load(http)).rules),
  );
  provide(bind, StoreNetworkGateway, [Http], (http) =>
    fetchedGateway<StoreNetworkGateway>({ update: true }, async () => (await load(http)).storeNetworks),
  );
  provide(bind, WarehouseGateway, [Http], (http) =>
    fetchedGateway<WarehouseGateway>(
      { create: true, update: true, remove: true, makeDefault: true, bind: true },
      async () => (await load(http)).warehouses,
    ),
  );
});
