import { getAdminConfig, getLocalAdminConfig } from '../../contract/branding/getAdminConfig.ts';
import { getCompany, postMerchantBrand } from '../../contract/branding/merchantBrand.ts';
import { ReadCompany } from '../application/companies/ReadCompany.ts';
import { ReadMerchantBrand } from '../application/companies/ReadMerchantBrand.ts';
import { companyRequest } from '../infrastructure/http/calls/companyRequest.ts';
import { answered, serve } from '../infrastructure/http/calls/serve.ts';
import type { ServerFeature } from './ServerFeature.ts';

export const branding = {
  name: 'branding',
  auditActions: [],
  serves({ readAdminConfig, readMerchantConfig }) {
    const readCompany = new ReadCompany(readMerchantConfig);
    const readBrand = new ReadMerchantBrand(readMerchantConfig);
    return [
      ...[getAdminConfig, getLocalAdminConfig].map((call) =>
        serve(call, async ({ query }) => answered(await readAdminConfig.execute(query.carrier))),
      ),
      serve(getCompany, async (request) => answered(await readCompany.execute(companyRequest(request)))),
      serve(postMerchantBrand, async ({ body, principal }) =>
        answered(await readBrand.execute({ principal, merchantId: body.merchant })),
      ),
    ];
  },
} satisfies ServerFeature;
