import { productOf, type CompanyConfiguration } from './companyConfiguration.ts';

/** Portal URL for customers: the live URL if set, or else `consumerUrl` (section 3). */
export const portalAddress = (configuration: CompanyConfiguration): string | undefined =>
  productOf(configuration).consumerUrlLive || configuration.consumerUrl || undefined;
