import { findAddresses, retrieveAddress } from '../../../contract/warehouses/addressLookup.ts';
import type { AddressLookupGateway } from '../../application/warehouses/AddressLookupGateway.ts';
import { bodyAs } from '../http/answer.ts';
import { readAt } from '../http/callAt.ts';
import type { Http } from '../http/Http.ts';

export const httpAddressLookupGateway = (http: Http): AddressLookupGateway => ({
  find({ rootOrgId, companyId }, question, signal) {
    const query = { companyId, ...question };
    return bodyAs(readAt(http, findAddresses, { rootOrgId }, { query }, signal), ({ items }) =>
      items.map(({ id, text, description = '', isContainer = false }) => ({ id, text, description, isContainer })),
    );
  },
  retrieve: ({ rootOrgId, companyId }, id) =>
    bodyAs(readAt(http, retrieveAddress, { rootOrgId }, { query: { companyId, id } }), (body) => body),
});
