import type { Result } from '../../../src/domain/shared/result.ts';
import { withDefaultWarehouse } from '../../../src/domain/warehouses/warehouseList.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { editWarehouses } from './editWarehouses.ts';

export type MakeDefaultWarehouseRequest = ConfigurationWrite & { readonly locationId: string };

/** Makes a return address the default (source, section 7): there is always exactly one. */
export class MakeDefaultWarehouse {
  readonly #configuration: EditConfiguration;

  constructor(configuration: EditConfiguration) {
    this.#configuration = configuration;
  }

  execute({ locationId, ...request }: MakeDefaultWarehouseRequest): Promise<Result<void, ServiceFailure>> {
    return this.#configuration.execute(request, 'warehouse.made-default', (document) => {
      const chosen = withDefaultWarehouse(document.warehousesConfig ?? [], locationId);
      return editWarehouses(document, chosen, locationId, undefined);
    });
  }
}
