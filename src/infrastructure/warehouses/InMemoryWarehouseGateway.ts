import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { Ids } from '../../application/shared/Ids.ts';
import type { WarehouseGateway } from '../../application/warehouses/WarehouseGateway.ts';
import { isPageMadeId } from '../../domain/publishing/createdIds.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import {
  validateBindings,
  validateNewWarehouse,
  validateWarehouse,
  type WarehouseError,
} from '../../domain/warehouses/validateWarehouse.ts';
import { DEFAULT_WAREHOUSE_NAME, type Warehouse } from '../../domain/warehouses/warehouse.ts';
import {
  withDefaultWarehouse,
  withoutWarehouse,
  type WarehouseListError,
} from '../../domain/warehouses/warehouseList.ts';
import type { WarehouseContent, WarehouseDetails } from '../../domain/warehouses/warehouseParts.ts';
import { withBindings, withNewWarehouse, withWarehouse } from '../../domain/warehouses/warehouseWrites.ts';
import type { DemoService } from '../demo/DemoService.ts';

type Warehouses = readonly Warehouse[];
type Edited = Result<Warehouses, WarehouseListError>;

const refused = ({ message }: WarehouseError): Result<never, PortFailure> =>
  err({ kind: 'rejected', status: 400, message });

/** Return addresses of the demo: the service's own rules, in memory. */
export class InMemoryWarehouseGateway implements WarehouseGateway {
  readonly #service: DemoService;
  readonly #ids: Ids;

  constructor(service: DemoService, ids: Ids) {
    this.#service = service;
    this.#ids = ids;
  }

  async create(
    { companyId }: CompanyPath,
    warehouse: WarehouseContent,
    write: WriteContext,
  ): Promise<Result<string, PortFailure>> {
    const error = validateNewWarehouse(warehouse);
    if (error) return refused(error);
    const fresh = this.#ids.next();
    let locationId = fresh;
    return this.#edit(
      companyId,
      write,
      () => locationId,
      (present) => {
        const isFree = present.every((each) => each.locationId !== warehouse.locationId);
        locationId = isFree && !isPageMadeId(warehouse.locationId) ? warehouse.locationId : fresh;
        return withNewWarehouse(present, { locationName: DEFAULT_WAREHOUSE_NAME, ...warehouse, locationId, companyId });
      },
    );
  }

  async update(
    { companyId }: CompanyPath,
    warehouse: WarehouseDetails,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const error = validateWarehouse(warehouse);
    if (error) return refused(error);
    return this.#edit(companyId, write, done, (present) => withWarehouse(present, { ...warehouse, companyId }));
  }

  async remove(
    { companyId }: CompanyPath,
    locationId: string,
    newDefault: string | undefined,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#edit(companyId, write, done, (present) => withoutWarehouse(present, locationId, newDefault));
  }

  async makeDefault(
    { companyId }: CompanyPath,
    locationId: string,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    return this.#edit(companyId, write, done, (present) => withDefaultWarehouse(present, locationId));
  }

  async bind(
    { companyId }: CompanyPath,
    locationId: string,
    externalBindings: readonly unknown[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const error = validateBindings(externalBindings);
    if (error) return refused(error);
    return this.#edit(companyId, write, done, (present) => withBindings(present, locationId, externalBindings));
  }

  #edit<Answer>(
    companyId: string,
    write: WriteContext,
    answerOf: () => Answer,
    edit: (present: Warehouses) => Edited,
  ): Result<Answer, PortFailure> {
    return this.#service.edit(companyId, write, (document) => {
      const edited = edit(document.warehousesConfig ?? []);
      if (!edited.ok)
        return err(
          edited.error.kind === 'warehouse-unknown' ? { kind: 'not-found' } : { kind: 'rejected', status: 400 },
        );
      const warehousesConfig = edited.value as NonNullable<MerchantConfigDocument['warehousesConfig']>;
      return ok({ document: { ...document, warehousesConfig }, answer: answerOf() });
    });
  }
}

const done = (): void => undefined;
