import type { FastifyInstance } from 'fastify';
import {
  bindWarehouse,
  createMultiCarrierWarehouse,
  createWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  updateMultiCarrierWarehouse,
  updateWarehouse,
  validateAddress,
} from '../../../../contract/warehouses/warehouses.ts';
import { ok } from '../../../../src/domain/shared/result.ts';
import { answered, done } from '../answered.ts';
import { type CallContext, type CallRequest, registerCall } from '../registerCall.ts';
import type { UseCases } from '../UseCases.ts';

type WriteRequest = Pick<CallRequest<typeof makeDefaultWarehouse>, 'params' | 'headers' | 'principal' | 'idempotency'>;

/** What every write about one address takes from its request. */
const writeOf = <Params>({
  params,
  headers,
  principal,
  idempotency,
}: Omit<WriteRequest, 'params'> & { readonly params: Params }) => ({
  ...params,
  principal,
  idempotency,
  publishId: headers['x-publish-id'],
});

export function warehouseRoutes(app: FastifyInstance, context: CallContext, useCases: UseCases): void {
  registerCall(app, context, validateAddress, async ({ params, query, principal }) => {
    const { companyId: merchantId, checkAllCarriers, ...address } = query;
    const request = { ...params, principal, merchantId, address, checkAllCarriers: checkAllCarriers === 'true' };
    const answer = await useCases.validateAddress.execute(request);
    if (!answer.ok) return answer;
    const { found, invalidCarriers } = answer.value;
    return ok({ body: { found, invalidCarriers: invalidCarriers && [...invalidCarriers] } });
  });

  for (const call of [createWarehouse, createMultiCarrierWarehouse])
    registerCall(app, context, call, async (request) =>
      answered(await useCases.createWarehouse.execute({ ...writeOf(request), warehouse: request.body })),
    );

  for (const call of [updateWarehouse, updateMultiCarrierWarehouse])
    registerCall(app, context, call, async (request) =>
      done(await useCases.updateWarehouse.execute({ ...writeOf(request), warehouse: request.body })),
    );

  registerCall(app, context, deleteWarehouse, async (request) =>
    done(await useCases.removeWarehouse.execute({ ...writeOf(request), newDefault: request.query.newDefault })),
  );

  registerCall(app, context, makeDefaultWarehouse, async (request) =>
    done(await useCases.makeDefaultWarehouse.execute(writeOf(request))),
  );

  registerCall(app, context, bindWarehouse, async (request) =>
    done(
      await useCases.bindWarehouse.execute({ ...writeOf(request), externalBindings: request.body.externalBindings }),
    ),
  );
}
