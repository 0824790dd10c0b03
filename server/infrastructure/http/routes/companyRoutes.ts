import type { FastifyInstance } from 'fastify';
import { closeReviewSession, listCompanies, openReviewSession } from '../../../../contract/merchants/companies.ts';
import { getCompanyStatus } from '../../../../contract/company/companyStatus.ts';
import { getCompany, postMerchantBrand } from '../../../../contract/branding/merchantBrand.ts';
import { postMerchantConfig } from '../../../../contract/company/merchantConfig.ts';
import { postUpdateCompany } from '../../../../contract/company/updateCompany.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import { answered, done } from '../answered.ts';
import { type CallContext, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

export function companyRoutes(app: FastifyInstance, context: CallContext, useCases: UseCases): void {
  registerCall(
    app,
    context,
    getCompanyStatus,
    async ({ query, principal }) =>
      answered(await useCases.readCompanyStatus.execute({ principal, organisationId: query.organisationId })),
    // Asked right after sign-in, by people of a disabled company too.
    { admitsBarred: true },
  );

  registerCall(app, context, postMerchantConfig, async ({ body, principal }) => {
    const read = await useCases.readMerchantConfig.execute({ principal, merchantId: body.merchant });
    return read.ok ? ok({ body: read.value.document, headers: { etag: read.value.revision } }) : read;
  });

  registerCall(app, context, getCompany, async ({ params, principal }) =>
    answered(await useCases.readCompany.execute({ principal, merchantId: params.companyId })),
  );

  registerCall(app, context, postMerchantBrand, async ({ body, principal }) =>
    answered(await useCases.readMerchantBrand.execute({ principal, merchantId: body.merchant })),
  );

  registerCall(app, context, postUpdateCompany, async ({ params, headers, body, principal, idempotency }) =>
    done(
      await useCases.updateCompany.execute({
        ...params,
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
        products: body.products,
      }),
    ),
  );

  registerCall(app, context, listCompanies, async ({ params, query, principal }) =>
    answered(await useCases.listCompanies.execute({ ...params, ...query, principal })),
  );

  registerCall(app, context, openReviewSession, async ({ params, body, principal, idempotency }) =>
    answered(await useCases.openReviewSession.execute({ ...params, principal, idempotency, reason: body.reason })),
  );

  registerCall(app, context, closeReviewSession, async ({ params, principal, idempotency }) =>
    done(await useCases.closeReviewSession.execute({ ...params, principal, idempotency })),
  );
}
