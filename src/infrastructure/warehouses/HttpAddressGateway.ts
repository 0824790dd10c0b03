import { validateAddress } from '../../../contract/warehouses/warehouses.ts';
import type { CompanyPath } from '../../application/publishing/PublishGateway.ts';
import type { PortFailure } from '../../application/shared/failure.ts';
import type { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import type { Result } from '../../domain/shared/result.ts';
import { addressFields, type Address } from '../../domain/company/parts/address.ts';
import type { AddressAnswer } from '../../domain/warehouses/address/addressVerdict.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

/** Returns only the address fields, because other fields of the record are private and must not be sent. */
const partsOf = (address: Address): Address =>
  Object.fromEntries(addressFields.flatMap((field) => (address[field] ? [[field, address[field]]] : [])));

export class HttpAddressGateway implements AddressGateway {
  readonly #http: Http;

  constructor(http: Http) {
    this.#http = http;
  }

  validate(
    { rootOrgId, companyId }: CompanyPath,
    address: Address,
    checkAllCarriers: boolean,
  ): Promise<Result<AddressAnswer, PortFailure>> {
    const query = {
      ...partsOf(address),
      companyId,
      checkAllCarriers: checkAllCarriers ? ('true' as const) : undefined,
    };
    return bodyAs(readAt(this.#http, validateAddress, { rootOrgId }, { query }), (body) => body);
  }
}
