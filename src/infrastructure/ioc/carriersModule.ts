import { ContainerModule } from 'inversify';
import { CarrierGateway } from '../../application/carriers/CarrierGateway.ts';
import { PublishCarriersStep } from '../../application/carriers/PublishCarriersStep.ts';
import { PublishStoreNetworksStep } from '../../application/store-networks/PublishStoreNetworksStep.ts';
import { StoreNetworkGateway } from '../../application/store-networks/StoreNetworkGateway.ts';
import { provide } from './provide.ts';

export const carriersModule = new ContainerModule(({ bind }) => {
  provide(bind, PublishCarriersStep, [CarrierGateway], (gateway) => new PublishCarriersStep(gateway));
  provide(bind, PublishStoreNetworksStep, [StoreNetworkGateway], (gateway) => new PublishStoreNetworksStep(gateway));
});
