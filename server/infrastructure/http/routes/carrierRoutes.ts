import type { FastifyInstance } from 'fastify';
import { putCarrierConfig } from '../../../../contract/carriers/carrierConfig.ts';
import { putStoreNetworks } from '../../../../contract/store-networks/storeNetworks.ts';
import { done } from '../answered.ts';
import { type CallContext, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

export function carrierRoutes(app: FastifyInstance, context: CallContext, useCases: UseCases): void {
  registerCall(app, context, putCarrierConfig, async ({ params, headers, body, principal, idempotency }) =>
    done(
      await useCases.replaceCarriers.execute({
        ...params,
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
        carriers: body.carriers,
      }),
    ),
  );

  registerCall(app, context, putStoreNetworks, async ({ params, headers, body, principal, idempotency }) =>
    done(
      await useCases.updateStoreNetworks.execute({
        ...params,
        principal,
        idempotency,
        publishId: headers['x-publish-id'],
        update: body,
      }),
    ),
  );
}
