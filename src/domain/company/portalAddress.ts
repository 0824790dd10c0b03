import { productOf, type CompanyConfiguration } from './companyConfiguration.ts';

/** Where customers find the portal: at the live address that the merchant set (section 3, `consumerUrlLive`), else at the owner's. */
export const portalAddress = (configuration: CompanyConfiguration): string | undefined =>
  productOf(configuration).consumerUrlLive || configuration.consumerUrl || undefined;
