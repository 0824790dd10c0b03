import { maskAccounts } from './accountSecrets.ts';

export const maskConfiguration = <Configuration extends { readonly products: object }>(
  configuration: Configuration,
): Configuration => ({ ...configuration, products: maskAccounts(configuration.products) });
