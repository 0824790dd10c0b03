import { validateAddress } from '../../../contract/warehouses/warehouses.ts';
import type { AddressGateway } from '../../application/warehouses/AddressGateway.ts';
import { addressFields, type Address } from '../../domain/company/parts/address.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

/** Returns only the address fields, because other fields of the record are private and must not be sent. */
const partsOf = (address: Address): Address =>
  Object.fromEntries(addressFields.flatMap((field) => (address[field] ? [[field, address[field]]] : [])));

export const httpAddressGateway = (http: Http): AddressGateway => ({
  validate({ rootOrgId, companyId }, address, checkAllCarriers) {
    const query = {
      ...partsOf(address),
      companyId,
      checkAllCarriers: checkAllCarriers ? ('true' as const) : undefined,
    };
    return bodyAs(readAt(http, validateAddress, { rootOrgId }, { query }), (body) => body);
  },
});
