import type { Result } from '../../domain/shared/result.ts';
import type { Address } from '../../domain/warehouses/address/address.ts';
import type { AddressAnswer } from '../../domain/warehouses/address/addressVerdict.ts';
import type { CompanyPath } from '../publishing/PublishGateway.ts';
import type { PortFailure } from '../shared/failure.ts';
import { portToken } from '../shared/token.ts';

/** What the service knows of addresses [API-1]. */
export interface AddressGateway {
  /** Whether it is found, and which carriers do not serve it: of all in use with `checkAllCarriers`, else of the default. */
  validate(
    company: CompanyPath,
    address: Address,
    checkAllCarriers: boolean,
  ): Promise<Result<AddressAnswer, PortFailure>>;
}
export const AddressGateway = portToken<AddressGateway>('AddressGateway');
