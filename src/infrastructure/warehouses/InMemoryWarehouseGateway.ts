import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { WarehouseGateway, WarehouseWrite } from '../../application/warehouses/WarehouseGateway.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { WarehouseContent, WarehouseDetails } from '../../domain/warehouses/warehouseParts.ts';
import {
  bindWarehouse,
  createWarehouse,
  updateWarehouse,
  makeDefaultWarehouse,
  removeWarehouse,
} from '../../domain/warehouses/writes/warehouseWrites.ts';
import type { DemoService } from '../demo/DemoService.ts';

export class InMemoryWarehouseGateway implements WarehouseGateway {
  readonly #service: DemoService;

  constructor(service: DemoService) {
    this.#service = service;
  }

  async create(
    { companyId }: CompanyPath,
    warehouse: WarehouseContent,
    write: WarehouseWrite,
  ): Promise<Result<string, PortFailure>> {
    const created = this.#service.write(companyId, createWarehouse, warehouse, write);
    return created.ok ? ok(created.value.locationId) : created;
  }

  async update(
    { companyId }: CompanyPath,
    warehouse: WarehouseDetails,
    write: WarehouseWrite,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, updateWarehouse, warehouse, write);
  }

  async remove(
    { companyId }: CompanyPath,
    locationId: string,
    newDefault: string | undefined,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, removeWarehouse, { locationId, newDefault }, write);
  }

  async makeDefault(
    { companyId }: CompanyPath,
    locationId: string,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, makeDefaultWarehouse, { locationId }, write);
  }

  async bind(
    { companyId }: CompanyPath,
    locationId: string,
    externalBindings: readonly unknown[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#service.write(companyId, bindWarehouse, { locationId, externalBindings }, write);
  }
}
