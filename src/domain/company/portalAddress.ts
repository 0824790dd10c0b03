import { productOf, type CompanyConfiguration } from './companyConfiguration.ts';

/** Portal address for customers: the live address if the merchant set it, otherwise `consumerUrl` (section 3). */
export const portalAddress = (configuration: CompanyConfiguration): string | undefined =>
  productOf(configuration).consumerUrlLive || configuration.consumerUrl || undefined;
