import { warehousesSubject } from '../../src/domain/warehouses/changes/warehousesSubject.ts';
import {
  bindWarehouse as bindCall,
  createMultiCarrierWarehouse as createMultiCarrierCall,
  createWarehouse as createCall,
  deleteWarehouse as removeCall,
  makeDefaultWarehouse as makeDefaultCall,
  updateMultiCarrierWarehouse as updateMultiCarrierCall,
  updateWarehouse as updateCall,
  validateAddress,
} from '../../contract/warehouses/warehouses.ts';
import { findAddresses, retrieveAddress } from '../../contract/warehouses/addressLookup.ts';
import { ok } from '../../src/domain/shared/result.ts';
import {
  bindWarehouse,
  createWarehouse,
  updateWarehouse,
  makeDefaultWarehouse,
  removeWarehouse,
} from '../../src/domain/warehouses/writes/warehouseWrites.ts';
import { LaneQueue } from '../application/shared/LaneQueue.ts';
import { LookUpAddresses } from '../application/warehouses/LookUpAddresses.ts';
import { ValidateAddress } from '../application/warehouses/ValidateAddress.ts';
import { answered, creates, runs, serve } from '../infrastructure/http/calls/serve.ts';
import { tracedFinder } from '../infrastructure/telemetry/tracedCalls.ts';
import { subject, type ServerFeature } from './ServerFeature.ts';

/**
 * Limits on requests to a provider. Low limits are enough, because each further keystroke cancels the previous request.
 */
const LOOKUP_LIMITS = { running: 8, waiting: 64, waitingOfShare: 8 };

export const warehouses = {
  name: 'warehouses',
  auditActions: [
    'warehouse.created',
    'warehouse.updated',
    'warehouse.removed',
    'warehouse.made-default',
    'warehouse.bound',
  ],
  changes: { warehouses: subject(warehousesSubject) },
  serves({ authorise, configuration, addressLookup, tracer }) {
    const lookUp = new LookUpAddresses({
      authorise,
      finder: addressLookup && tracedFinder(addressLookup.finder, tracer),
      queue: new LaneQueue(LOOKUP_LIMITS),
      complain: addressLookup?.complain ?? (() => undefined),
    });
    const validate = new ValidateAddress(authorise);
    return [
      serve(validateAddress, async ({ params, query, principal }) => {
        const { companyId: merchantId, checkAllCarriers, ...address } = query;
        const request = { ...params, principal, merchantId, address, checkAllCarriers: checkAllCarriers === 'true' };
        return answered(await validate.execute(request));
      }),
      serve(findAddresses, async ({ params, query, principal }) => {
        const { companyId: merchantId, ...question } = query;
        const found = await lookUp.find({ ...params, ...question, principal, merchantId });
        return found.ok ? ok({ body: { items: [...found.value] } }) : found;
      }),
      serve(retrieveAddress, async ({ params, query: { companyId: merchantId, id }, principal }) => {
        return answered(await lookUp.retrieve({ ...params, id, principal, merchantId }));
      }),
      ...[createCall, createMultiCarrierCall].map((call) =>
        serve(
          call,
          creates(configuration, createWarehouse, ({ body }) => body),
        ),
      ),
      ...[updateCall, updateMultiCarrierCall].map((call) =>
        serve(
          call,
          runs(configuration, updateWarehouse, ({ body, params: { locationId } }) => ({ ...body, locationId })),
        ),
      ),
      serve(
        removeCall,
        runs(configuration, removeWarehouse, ({ params, query }) => ({ ...params, ...query })),
      ),
      serve(
        makeDefaultCall,
        runs(configuration, makeDefaultWarehouse, ({ params }) => params),
      ),
      serve(
        bindCall,
        runs(configuration, bindWarehouse, ({ params, body }) => ({ ...params, ...body })),
      ),
    ];
  },
} satisfies ServerFeature;
