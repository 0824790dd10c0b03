import type { Result } from '../../domain/shared/result.ts';
import type { WarehouseContent, WarehouseDetails } from '../../domain/warehouses/warehouseParts.ts';
import type { WriteContext } from '../company/CompanyGateway.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** `isMultiCarrier` where carriers keep addresses of their own: the call then goes to them as well. */
export type WarehouseWrite = WriteContext & { readonly isMultiCarrier: boolean };

/** A company's return addresses at the service [API-1]. Repeating a write with its key changes nothing. */
export interface WarehouseGateway {
  /** Answers the service's own id; the one that is sent is the page's until then. */
  create(
    company: CompanyPath,
    warehouse: WarehouseContent,
    write: WarehouseWrite,
  ): Promise<Result<string, PortFailure>>;
  /** Writes it whole; its bindings and being the default stay. `rejected` where it is the default and not in use. */
  update(company: CompanyPath, warehouse: WarehouseDetails, write: WarehouseWrite): Promise<Result<void, PortFailure>>;
  /** `newDefault` names the default afterwards; `rejected` without one where the default goes and others stay. */
  remove(
    company: CompanyPath,
    locationId: string,
    newDefault: string | undefined,
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
  makeDefault(company: CompanyPath, locationId: string, write: WriteContext): Promise<Result<void, PortFailure>>;
  /** Replaces what other systems call it. */
  bind(
    company: CompanyPath,
    locationId: string,
    externalBindings: readonly unknown[],
    write: WriteContext,
  ): Promise<Result<void, PortFailure>>;
}
export const WarehouseGateway = portToken<WarehouseGateway>('WarehouseGateway');
