import type { Result } from '../../domain/shared/result.ts';
import type { Address } from '../../domain/company/parts/address.ts';
import type { AddressAnswer } from '../../domain/warehouses/address/addressVerdict.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** Address calls of the service [API-1]. */
export interface AddressGateway {
  /** Whether the address exists, and which carriers do not serve it: all enabled carriers, or only the default one. */
  validate(
    company: CompanyPath,
    address: Address,
    checkAllCarriers: boolean,
  ): Promise<Result<AddressAnswer, PortFailure>>;
}
export const AddressGateway = portToken<AddressGateway>('AddressGateway');
