import type { FastifyInstance } from 'fastify';
import {
  patchApplicationConfig,
  postApplicationConfig,
  publishApplicationConfig,
  uploadApplicationImage,
} from '../../../../contract/application-config/assetManagement.ts';
import type { ApplicationConfig } from '../../../../src/domain/application-config/applicationConfig.ts';
import { done } from '../answered.ts';
import { type CallContext, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

/** Whose configuration a call names; `root` is the owner's organisation. */
const named = (params: { readonly root: string; readonly merchant: string }) => ({
  rootOrgId: params.root,
  merchantId: params.merchant,
});

export function assetManagementRoutes(app: FastifyInstance, context: CallContext, useCases: UseCases): void {
  registerCall(app, context, postApplicationConfig, async ({ params, headers, body, principal, idempotency }) =>
    done(
      await useCases.createApplicationConfig.execute({
        ...named(params),
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
        config: body.config,
      }),
    ),
  );

  registerCall(app, context, uploadApplicationImage, async ({ params, headers, body, principal, idempotency }) =>
    done(
      await useCases.uploadLogo.execute({
        ...named(params),
        version: params.version,
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
        image: { contentType: body.contentType, data: body.data },
      }),
    ),
  );

  registerCall(app, context, patchApplicationConfig, async ({ params, headers, body, principal, idempotency }) =>
    done(
      await useCases.patchApplicationConfig.execute({
        ...named(params),
        version: params.version,
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
        patch: body as Partial<ApplicationConfig>,
      }),
    ),
  );

  registerCall(app, context, publishApplicationConfig, async ({ params, headers, principal, idempotency }) =>
    done(
      await useCases.publishApplicationConfig.execute({
        ...named(params),
        version: params.version,
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
      }),
    ),
  );
}
