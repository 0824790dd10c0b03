import { err, type Result } from '../../../src/domain/shared/result.ts';
import { validateBindings } from '../../../src/domain/warehouses/validateWarehouse.ts';
import { withBindings } from '../../../src/domain/warehouses/warehouseWrites.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { editWarehouses, refusalOf } from './editWarehouses.ts';

export type BindWarehouseRequest = ConfigurationWrite & {
  readonly locationId: string;
  readonly externalBindings: readonly unknown[];
};

/** Replaces what other systems call a return address. */
export class BindWarehouse {
  readonly #configuration: EditConfiguration;

  constructor(configuration: EditConfiguration) {
    this.#configuration = configuration;
  }

  async execute({
    locationId,
    externalBindings,
    ...request
  }: BindWarehouseRequest): Promise<Result<void, ServiceFailure>> {
    const refused = validateBindings(externalBindings);
    if (refused) return err(refusalOf(refused));
    return this.#configuration.execute(request, 'warehouse.bound', (document) => {
      const bound = withBindings(document.warehousesConfig ?? [], locationId, externalBindings);
      return editWarehouses(document, bound, locationId, undefined);
    });
  }
}
