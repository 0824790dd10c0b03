import type { Ids } from '../../../src/application/shared/Ids.ts';
import { isPageMadeId } from '../../../src/domain/publishing/createdIds.ts';
import { err, type Result } from '../../../src/domain/shared/result.ts';
import { validateNewWarehouse } from '../../../src/domain/warehouses/validateWarehouse.ts';
import { DEFAULT_WAREHOUSE_NAME, type Warehouse } from '../../../src/domain/warehouses/warehouse.ts';
import { withNewWarehouse } from '../../../src/domain/warehouses/warehouseWrites.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { editWarehouses, refusalOf } from './editWarehouses.ts';

export type CreateWarehouseRequest = ConfigurationWrite & { readonly warehouse: Warehouse };

/** What an answer to the creation of a warehouse names. */
export type CreatedWarehouse = { readonly resource: { readonly locationId: string } };

/** Adds a return address (source, section 7); the first of a company becomes its default. */
export class CreateWarehouse {
  readonly #configuration: EditConfiguration;
  readonly #ids: Ids;

  constructor(configuration: EditConfiguration, ids: Ids) {
    this.#configuration = configuration;
    this.#ids = ids;
  }

  async execute({ warehouse, ...request }: CreateWarehouseRequest): Promise<Result<CreatedWarehouse, ServiceFailure>> {
    const refused = validateNewWarehouse(warehouse);
    if (refused) return err(refusalOf(refused));
    return this.#configuration.execute(request, 'warehouse.created', (document, { company }) => {
      const present = document.warehousesConfig ?? [];
      const locationId = this.#idFor(warehouse.locationId, present);
      const { companyId } = company;
      const created = { locationName: DEFAULT_WAREHOUSE_NAME, ...warehouse, locationId, companyId };
      return editWarehouses(document, withNewWarehouse(present, created), locationId, { resource: { locationId } });
    });
  }

  /** One that was removed comes back under its own id, so that rules that name it hold again; every other gets a new one. */
  #idFor(proposed: string, present: readonly Warehouse[]): string {
    const isFree = /^[\w.:-]{1,200}$/.test(proposed) && present.every(({ locationId }) => locationId !== proposed);
    return isFree && !isPageMadeId(proposed) ? proposed : this.#ids.next();
  }
}
