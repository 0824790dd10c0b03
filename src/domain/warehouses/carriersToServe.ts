import { productOf, type CompanyConfiguration } from '../company/companyConfiguration.ts';
import type { ServingCarrier } from './address/judgeByRules.ts';

type Ground = Pick<CompanyConfiguration, 'carrier' | 'products' | 'offeredCarriers'>;

export function carriersToServe(configuration: Ground, checksAll: boolean): readonly ServingCarrier[] {
  const carriers = productOf(configuration).carrierConfig?.carriers ?? [];
  return carriers
    .filter((carrier) => carrier.enabled && (checksAll || carrier.default))
    .map(({ carrierCompanyId }) => {
      const offered = configuration.offeredCarriers?.find((each) => each.carrierCompanyId === carrierCompanyId);
      return { carrierCompanyId, countries: offered?.countries };
    });
}
