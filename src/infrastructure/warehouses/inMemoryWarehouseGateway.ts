import type { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { ok } from '../../domain/shared/result.ts';
import {
  bindWarehouse,
  createWarehouse,
  updateWarehouse,
  makeDefaultWarehouse,
  removeWarehouse,
} from '../../domain/warehouses/writes/warehouseWrites.ts';
import type { DemoService } from '../demo/DemoService.ts';

export const inMemoryWarehouseGateway = (service: DemoService): WarehouseGateway => ({
  async create({ companyId }, warehouse, write) {
    const created = service.write(companyId, createWarehouse, warehouse, write);
    return created.ok ? ok(created.value.locationId) : created;
  },
  update: async ({ companyId }, warehouse, write) => service.write(companyId, updateWarehouse, warehouse, write),
  remove: async ({ companyId }, locationId, newDefault, write) =>
    service.write(companyId, removeWarehouse, { locationId, newDefault }, write),
  makeDefault: async ({ companyId }, locationId, write) =>
    service.write(companyId, makeDefaultWarehouse, { locationId }, write),
  bind: async ({ companyId }, locationId, externalBindings, write) =>
    service.write(companyId, bindWarehouse, { locationId, externalBindings }, write),
});
