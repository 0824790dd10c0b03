import {
  bindWarehouse,
  createMultiCarrierWarehouse,
  createWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  updateMultiCarrierWarehouse,
  updateWarehouse,
} from '../../../contract/warehouses/warehouses.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { WarehouseGateway, WarehouseWrite } from '../../application/warehouses/WarehouseGateway.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WarehouseContent, WarehouseDetails } from '../../domain/warehouses/warehouseParts.ts';
import { bodyAs, nothing } from '../http/answer.ts';
import { writeAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

type Answer<T> = Promise<Result<T, PortFailure>>;

export class HttpWarehouseGateway implements WarehouseGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  create(company: CompanyPath, body: WarehouseContent, write: WarehouseWrite): Answer<string> {
    const call = write.isMultiCarrier ? createMultiCarrierWarehouse : createWarehouse;
    return bodyAs(writeAt(this.#http, call, company, { body }, write), ({ resource }) => resource.locationId);
  }

  update(company: CompanyPath, body: WarehouseDetails, write: WarehouseWrite): Answer<void> {
    const call = write.isMultiCarrier ? updateMultiCarrierWarehouse : updateWarehouse;
    return nothing(writeAt(this.#http, call, { ...company, locationId: body.locationId }, { body }, write));
  }

  remove(company: CompanyPath, locationId: string, newDefault: string | undefined, write: WriteContext): Answer<void> {
    return nothing(writeAt(this.#http, deleteWarehouse, { ...company, locationId }, { query: { newDefault } }, write));
  }

  makeDefault(company: CompanyPath, locationId: string, write: WriteContext): Answer<void> {
    return nothing(writeAt(this.#http, makeDefaultWarehouse, { ...company, locationId }, {}, write));
  }

  bind(
    company: CompanyPath,
    locationId: string,
    externalBindings: readonly unknown[],
    write: WriteContext,
  ): Answer<void> {
    return nothing(
      writeAt(this.#http, bindWarehouse, { ...company, locationId }, { body: { externalBindings } }, write),
    );
  }
}
