import type { CompanyPath } from '../company/CompanyPath.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Address } from '../../domain/company/parts/address.ts';
import type { AddressAnswer } from '../../domain/warehouses/address/addressVerdict.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Calls that validate addresses [API-1]. */
export interface AddressGateway {
  /** Validates an address: whether it exists, and which enabled carriers (or only the default) do not serve it. */
  validate(
    company: CompanyPath,
    address: Address,
    checkAllCarriers: boolean,
  ): Promise<Result<AddressAnswer, PortFailure>>;
}
export const AddressGateway = portToken<AddressGateway>('AddressGateway');
