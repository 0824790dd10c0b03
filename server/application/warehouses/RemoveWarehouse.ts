import type { Result } from '../../../src/domain/shared/result.ts';
import { withoutWarehouse } from '../../../src/domain/warehouses/warehouseList.ts';
import type { ConfigurationWrite, EditConfiguration } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';
import { editWarehouses } from './editWarehouses.ts';

export type RemoveWarehouseRequest = ConfigurationWrite & {
  readonly locationId: string;
  /** The default afterwards; needed where the default goes and others stay. */
  readonly newDefault?: string | undefined;
};

/** Removes a return address (source, section 7). */
export class RemoveWarehouse {
  readonly #configuration: EditConfiguration;

  constructor(configuration: EditConfiguration) {
    this.#configuration = configuration;
  }

  execute({ locationId, newDefault, ...request }: RemoveWarehouseRequest): Promise<Result<void, ServiceFailure>> {
    return this.#configuration.execute(request, 'warehouse.removed', (document) => {
      const left = withoutWarehouse(document.warehousesConfig ?? [], locationId, newDefault);
      return editWarehouses(document, left, locationId, undefined);
    });
  }
}
