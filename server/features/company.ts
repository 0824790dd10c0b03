import { internationalSubject } from '../../src/domain/international/internationalSubject.ts';
import { returnFormSubject } from '../../src/domain/return-form/returnFormSubject.ts';
import { refundsSubject } from '../../src/domain/refunds/refundsSubject.ts';
import { returnReasonsSubject } from '../../src/domain/return-reasons/returnReasonsSubject.ts';
import { patchCompanySettings } from '../../contract/company/companySettings.ts';
import { getCompanyStatus } from '../../contract/company/companyStatus.ts';
import { postMerchantConfig } from '../../contract/company/merchantConfig.ts';
import { postUpdateCompany } from '../../contract/company/updateCompany.ts';
import { parseCompanyId, type CompanyId } from '../../src/domain/company/companyId.ts';
import { updateSettings } from '../../src/domain/settings/writes/updateSettings.ts';
import { updateProducts } from '../../src/domain/products/updateProducts.ts';
import { ok } from '../../src/domain/shared/result.ts';
import { FollowCompany } from '../application/companies/events/FollowCompany.ts';
import { ReadCompanyEvents } from '../application/companies/events/ReadCompanyEvents.ts';
import { ReadCompanyStatus } from '../application/companies/ReadCompanyStatus.ts';
import { streamCompany } from '../infrastructure/http/events/streamCompany.ts';
import { answered, runs, serve } from '../infrastructure/http/calls/serve.ts';
import { subject, type ServerFeature } from './ServerFeature.ts';

const companyInBody = (body: unknown): CompanyId | undefined =>
  typeof body === 'object' && body !== null && 'merchant' in body && typeof body.merchant === 'string'
    ? parseCompanyId(body.merchant)
    : undefined;

export const company = {
  name: 'company',
  auditActions: ['company.updated', 'company.settings-updated'],
  changes: {
    'return-reasons': subject(returnReasonsSubject),
    'return-form': subject(returnFormSubject),
    refunds: subject(refundsSubject),
    international: subject(internationalSubject),
  },
  serves({ authorise, clock, configuration, compilePattern, readMerchantConfig, signals, streams }) {
    const follow = new FollowCompany(new ReadCompanyEvents(authorise, clock), signals);
    const readStatus = new ReadCompanyStatus(authorise);
    return [
      serve(
        getCompanyStatus,
        async ({ query: { organisationId }, principal }) =>
          answered(await readStatus.execute({ principal, organisationId })),
        // Users with limited access may call this, because clients call it right after sign-in.
        { admits: ['company-disabled', 'role-unknown', 'second-factor-missing'] },
      ),
      serve(
        postMerchantConfig,
        async ({ body, principal, company: seen }) => {
          const request = { principal, merchantId: body.merchant };
          const config = readMerchantConfig.ofSeen(request, seen);
          if (config) {
            const { name, revision, read } = config;
            return ok({
              cached: { name: `${postMerchantConfig.id} ${name}`, make: read },
              headers: { etag: revision },
            });
          }
          const found = await readMerchantConfig.execute(request);
          return found.ok ? ok({ body: found.value, headers: { etag: found.value.revision } }) : found;
        },
        { about: companyInBody },
      ),
      serve(
        postUpdateCompany,
        runs(configuration, updateProducts(compilePattern), ({ body }) => body.products),
      ),
      streamCompany(follow, streams),
      serve(
        patchCompanySettings,
        runs(configuration, updateSettings, ({ body }) => body),
      ),
    ];
  },
} satisfies ServerFeature;
