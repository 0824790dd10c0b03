import type { StoreNetwork } from '../company/parts/storeNetwork.ts';
import { afterStoreNetworkUpdate, type StoreNetworkUpdate } from './storeNetworkUpdate.ts';

export type StoreNetworkHolder = {
  readonly storeNetworkConfig?: readonly StoreNetwork[] | undefined;
  readonly inStoreReturns?: { readonly enabled: boolean } | undefined;
};

export const storeNetworksOf = ({ storeNetworkConfig = [] }: StoreNetworkHolder): readonly StoreNetwork[] =>
  storeNetworkConfig;

export const hasInStoreReturns = ({ inStoreReturns }: StoreNetworkHolder): boolean => inStoreReturns?.enabled === true;

export const withStoreNetworks = <Configuration extends StoreNetworkHolder>(
  configuration: Configuration,
  storeNetworkConfig: readonly StoreNetwork[],
  enabled: boolean,
): Configuration => ({
  ...configuration,
  storeNetworkConfig,
  inStoreReturns: { ...configuration.inStoreReturns, enabled },
});

export const withStoreNetworkUpdate = <Configuration extends StoreNetworkHolder>(
  configuration: Configuration,
  update: StoreNetworkUpdate,
): Configuration =>
  withStoreNetworks(configuration, afterStoreNetworkUpdate(storeNetworksOf(configuration), update), update.enabled);
