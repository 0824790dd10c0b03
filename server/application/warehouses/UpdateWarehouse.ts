import { err, type Result } from '../../../src/domain/shared/result.ts';
import { validateWarehouse } from '../../../src/domain/warehouses/validateWarehouse.ts';
import type { Warehouse } from '../../../src/domain/warehouses/warehouse.ts';
import { withWarehouse } from '../../../src/domain/warehouses/warehouseWrites.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { editWarehouses, refusalOf } from './editWarehouses.ts';

export type UpdateWarehouseRequest = ConfigurationWrite & {
  readonly locationId: string;
  readonly warehouse: Warehouse;
};

/** Writes a return address whole (source, section 7); its bindings and being the default stay. */
export class UpdateWarehouse {
  readonly #configuration: EditConfiguration;

  constructor(configuration: EditConfiguration) {
    this.#configuration = configuration;
  }

  async execute({ warehouse, ...request }: UpdateWarehouseRequest): Promise<Result<void, ServiceFailure>> {
    const refused = validateWarehouse(warehouse);
    if (refused) return err(refusalOf(refused));
    const { locationId } = request;
    return this.#configuration.execute(request, 'warehouse.updated', (document, { company: { companyId } }) => {
      const written = withWarehouse(document.warehousesConfig ?? [], { ...warehouse, locationId, companyId });
      return editWarehouses(document, written, locationId, undefined);
    });
  }
}
