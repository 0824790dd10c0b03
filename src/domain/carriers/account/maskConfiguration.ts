import { maskAccounts } from './accountSecrets.ts';

/** The configuration as it may leave the service: with the secrets of its carriers' accounts masked. */
export const maskConfiguration = <Configuration extends { readonly products: object }>(
  configuration: Configuration,
): Configuration => ({ ...configuration, products: maskAccounts(configuration.products) });
