import { LARGE_BODY_LIMIT } from '../bodyLimit.ts';
import { defineCall } from '../call.ts';
import { companyParamsSchema, companyPath, writeHeadersSchema } from '../company/companyWrite.ts';
import { addressSchema, warehouseSchema } from '../company/merchantConfig.ts';
import { atMost, sizedSchema } from '../limits.ts';
import { companyIdSchema, z } from '../schema.ts';

const locationIdSchema = z.string().check(z.minLength(1), z.maxLength(200));
const bindingsSchema = z.array(atMost(sizedSchema(2000), 20)).check(z.maxLength(50));
/** Warehouse to store. Only here the lengths of its lists are limited, because stored warehouses may be longer. */
const writtenWarehouseSchema = z.extend(warehouseSchema, {
  externalBindings: z.optional(bindingsSchema),
  rules: z.optional(z.array(z.unknown()).check(z.maxLength(50))),
});
const warehouseParamsSchema = z.extend(companyParamsSchema, { locationId: locationIdSchema });

const warehouseCall = {
  base: 'api',
  caller: 'session',
  right: 'publish',
  params: warehouseParamsSchema,
  headers: writeHeadersSchema,
  takesIdempotencyKey: true,
} as const;

export const validateAddress = defineCall({
  id: 'validateAddress',
  method: 'GET',
  base: 'api',
  path: '/v1/returns-portal-service/{rootOrgId}/validate-address',
  summary: 'Validates an address: whether it exists, and which of the company’s carriers do not serve it.',
  origin: '7',
  caller: 'session',
  params: z.object({ rootOrgId: companyIdSchema }),
  query: z.object({
    ...addressSchema.shape,
    companyId: companyIdSchema,
    checkAllCarriers: z.optional(z.literal('true')),
  }),
  response: z.looseObject({ found: z.boolean(), invalidCarriers: z.optional(z.array(z.string())) }),
});

/** Creates a warehouse. Returns its permanent ID, which replaces the temporary one. */
export const createWarehouse = defineCall({
  ...warehouseCall,
  id: 'createWarehouse',
  method: 'POST',
  path: `${companyPath}/warehouse`,
  summary: 'Adds a return address. The first one of a company becomes the default.',
  origin: '7',
  params: companyParamsSchema,
  body: writtenWarehouseSchema,
  bodyLimit: LARGE_BODY_LIMIT,
  response: z.looseObject({ resource: z.looseObject({ locationId: locationIdSchema }) }),
  successStatus: 201,
});

export const createMultiCarrierWarehouse = defineCall({
  ...createWarehouse,
  id: 'createMultiCarrierWarehouse',
  path: `${companyPath}/multicarrier/warehouse`,
  summary: 'Like `createWarehouse`, for companies with `multiCarrierAddressesApiEnabled`.',
});

export const updateWarehouse = defineCall({
  ...warehouseCall,
  id: 'updateWarehouse',
  method: 'PATCH',
  path: `${companyPath}/warehouse/{locationId}`,
  summary: 'Replaces a return address. Its bindings and its default state are unchanged.',
  origin: '7',
  body: writtenWarehouseSchema,
  bodyLimit: LARGE_BODY_LIMIT,
});

export const updateMultiCarrierWarehouse = defineCall({
  ...updateWarehouse,
  id: 'updateMultiCarrierWarehouse',
  path: `${companyPath}/multicarrier/warehouse/{locationId}`,
  summary: 'Like `updateWarehouse`, for companies with `multiCarrierAddressesApiEnabled`.',
});

export const deleteWarehouse = defineCall({
  ...warehouseCall,
  id: 'deleteWarehouse',
  method: 'DELETE',
  path: `${companyPath}/warehouse/{locationId}`,
  summary: 'Removes a return address. `newDefault` is required if the default is removed and other addresses remain.',
  origin: '7',
  query: z.object({ newDefault: z.optional(locationIdSchema) }),
});

export const makeDefaultWarehouse = defineCall({
  ...warehouseCall,
  id: 'makeDefaultWarehouse',
  method: 'PATCH',
  path: `${companyPath}/warehouse/{locationId}/default`,
  summary: 'Makes a return address the only default.',
  origin: '7',
});

export const bindWarehouse = defineCall({
  ...warehouseCall,
  id: 'bindWarehouse',
  method: 'PUT',
  path: `${companyPath}/warehouse/{locationId}/bindings`,
  summary: 'Replaces the identifiers of a return address in other systems.',
  origin: 'own',
  body: z.object({ externalBindings: bindingsSchema }),
  bodyLimit: LARGE_BODY_LIMIT,
});
