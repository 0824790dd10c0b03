import {
  bindWarehouse,
  createMultiCarrierWarehouse,
  createWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  updateMultiCarrierWarehouse,
  updateWarehouse,
} from '../../../contract/warehouses/warehouses.ts';
import type { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpWarehouseGateway = (http: Http): WarehouseGateway => ({
  create(company, body, write) {
    const call = write.isMultiCarrier ? createMultiCarrierWarehouse : createWarehouse;
    return bodyAs(writeAt(http, call, company, { body }, write), ({ resource }) => resource.locationId);
  },
  update(company, body, write) {
    const call = write.isMultiCarrier ? updateMultiCarrierWarehouse : updateWarehouse;
    return nothing(writeAt(http, call, { ...company, locationId: body.locationId }, { body }, write));
  },
  remove: (company, locationId, newDefault, write) =>
    nothing(writeAt(http, deleteWarehouse, { ...company, locationId }, { query: { newDefault } }, write)),
  makeDefault: (company, locationId, write) =>
    nothing(writeAt(http, makeDefaultWarehouse, { ...company, locationId }, {}, write)),
  bind: (company, locationId, externalBindings, write) =>
    nothing(writeAt(http, bindWarehouse, { ...company, locationId }, { body: { externalBindings } }, write)),
});
