import type { CompanyPath } from '../company/CompanyPath.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { WarehouseContent, WarehouseDetails } from '../../domain/warehouses/warehouseParts.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Context of a write. `isMultiCarrier`: carriers have their own addresses, so the call is also sent to them. */
export type WarehouseWrite = WriteContext & { readonly isMultiCarrier: boolean };

/** Calls that write return addresses of a company [API-1]. They are idempotent. */
export interface WarehouseGateway {
  /** Creates an address and returns the service's id, which replaces the temporary id. */
  create(
    company: CompanyPath,
    warehouse: WarehouseContent,
    write: WarehouseWrite,
  ): Promise<Result<string, PortFailure>>;
  /** Replaces an address, except its bindings and the default flag. `rejected` if the default would be disabled. */
  update(company: CompanyPath, warehouse: WarehouseDetails, write: WarehouseWrite): Promise<Result<void, PortFailure>>;
  /** Removes an address. `rejected` if the default is removed without `newDefault` while others remain. */
  remove(
    company: CompanyPath,
    locationId: string,
    newDefault: string | undefined,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
  makeDefault(company: CompanyPath, locationId: string, write: WriteContext): Promise<Result<void, PortFailure>>;
  bind(
    company: CompanyPath,
    locationId: string,
    externalBindings: readonly unknown[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
}
export const WarehouseGateway = portToken<WarehouseGateway>('WarehouseGateway');
