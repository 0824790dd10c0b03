import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { companyId } from '../../support/samples/builders.ts';

/** A company with two carriers, two addresses and two countries. */
export const aConfiguration = (): CompanyConfiguration => ({
  companyId: companyId('ACME'),
  name: 'Acme',
  carrier: { rootOrgId: 'HOUSE', productName: 'RETURNS' },
  features: {},
  offeredCarriers: [
    { carrierCompanyId: 'POST', name: 'The Post', countries: ['AU'] },
    { carrierCompanyId: 'DPD', countries: ['AU', 'NZ'] },
  ],
  warehousesConfig: [
    {
      locationId: 'main',
      locationName: 'Main Address',
      enabled: true,
      default: true,
      place: { address: { town: 'Geelong' } },
    },
    { locationId: 'spare', enabled: true },
  ],
  products: {
    RETURNS: {
      countriesEnabled: { AU: true, NZ: true, FR: false },
      carrierConfig: {
        carriers: [
          { carrierCompanyId: 'POST', enabled: true, default: true },
          { carrierCompanyId: 'DPD', enabled: false, default: false },
        ],
      },
      returnReasons: {
        enabled: true,
        reasons: [{ code: 'SIZE', description: 'Too small', enabled: true, paymentRequired: false }],
      },
    },
  },
});
