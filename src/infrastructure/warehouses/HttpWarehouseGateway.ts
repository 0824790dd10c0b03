import {
  bindWarehouse,
  createMultiCarrierWarehouse,
  createWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  updateMultiCarrierWarehouse,
  updateWarehouse,
} from '../../../contract/warehouses/warehouses.ts';
import type { BodyOf } from '../../../contract/call.ts';
import type { WriteContext } from '../../application/company/CompanyGateway.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { WarehouseGateway, WarehouseWrite } from '../../application/warehouses/WarehouseGateway.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import type { WarehouseContent, WarehouseDetails } from '../../domain/warehouses/warehouseParts.ts';
import type { Http } from '../http/Http.ts';

const paramsOf = ({ rootOrgId, companyId }: CompanyPath, locationId: string) => ({
  rootOrgId,
  merchantId: companyId,
  locationId,
});

const headersOf = ({ idempotencyKey, publishId }: WriteContext) => ({
  'idempotency-key': idempotencyKey,
  'x-publish-id': publishId,
});

const nothing = async <E>(answer: Promise<Result<unknown, E>>): Promise<Result<void, E>> => {
  const sent = await answer;
  return sent.ok ? ok(undefined) : sent;
};

export class HttpWarehouseGateway implements WarehouseGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  async create(
    { rootOrgId, companyId }: CompanyPath,
    warehouse: WarehouseContent,
    write: WarehouseWrite,
  ): Promise<Result<string, PortFailure>> {
    const answer = await this.#http.send(write.isMultiCarrier ? createMultiCarrierWarehouse : createWarehouse, {
      params: { rootOrgId, merchantId: companyId },
      headers: headersOf(write),
      body: warehouse as BodyOf<typeof createWarehouse>,
    });
    return answer.ok ? ok(answer.value.body.resource.locationId) : answer;
  }

  update(company: CompanyPath, warehouse: WarehouseDetails, write: WarehouseWrite): Promise<Result<void, PortFailure>> {
    const call = write.isMultiCarrier ? updateMultiCarrierWarehouse : updateWarehouse;
    return nothing(
      this.#http.send(call, {
        params: paramsOf(company, warehouse.locationId),
        headers: headersOf(write),
        body: warehouse as BodyOf<typeof updateWarehouse>,
      }),
    );
  }

  remove(
    company: CompanyPath,
    locationId: string,
    newDefault: string | undefined,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const params = paramsOf(company, locationId);
    return nothing(this.#http.send(deleteWarehouse, { params, headers: headersOf(write), query: { newDefault } }));
  }

  makeDefault(company: CompanyPath, locationId: string, write: WriteContext): Promise<Result<void, PortFailure>> {
    const params = paramsOf(company, locationId);
    return nothing(this.#http.send(makeDefaultWarehouse, { params, headers: headersOf(write) }));
  }

  bind(
    company: CompanyPath,
    locationId: string,
    externalBindings: readonly unknown[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>> {
    const params = paramsOf(company, locationId);
    const body = { externalBindings: [...externalBindings] };
    return nothing(this.#http.send(bindWarehouse, { params, headers: headersOf(write), body }));
  }
}
