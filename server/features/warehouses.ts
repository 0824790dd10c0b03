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
import { ok } from '../../src/domain/shared/result.ts';
import { bindWarehouse } from '../../src/domain/warehouses/writes/bindWarehouse.ts';
import { createWarehouse } from '../../src/domain/warehouses/writes/createWarehouse.ts';
import { makeDefaultWarehouse } from '../../src/domain/warehouses/writes/makeDefaultWarehouse.ts';
import { removeWarehouse } from '../../src/domain/warehouses/writes/removeWarehouse.ts';
import { updateWarehouse } from '../../src/domain/warehouses/writes/updateWarehouse.ts';
import { ValidateAddress } from '../application/warehouses/ValidateAddress.ts';
import { creates, runs } from '../infrastructure/http/runs.ts';
import { serve } from '../infrastructure/http/serve.ts';
import { RuleAddressValidator } from '../infrastructure/warehouses/RuleAddressValidator.ts';
import { subject, type ServerFeature } from './ServerFeature.ts';

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
  serves({ authorise, configuration }) {
    const validate = new ValidateAddress(authorise, new RuleAddressValidator());
    return [
      serve(validateAddress, async ({ params, query, principal }) => {
        const { companyId: merchantId, checkAllCarriers, ...address } = query;
        const request = { ...params, principal, merchantId, address, checkAllCarriers: checkAllCarriers === 'true' };
        const answer = await validate.execute(request);
        return answer.ok ? ok({ body: answer.value }) : answer;
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
