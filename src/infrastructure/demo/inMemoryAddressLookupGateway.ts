import type { AddressLookupGateway } from '../../application/warehouses/AddressLookupGateway.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { findPlaces, placeAddressOf } from '../../../sample/places/findPlaces.ts';

export const inMemoryAddressLookupGateway: AddressLookupGateway = {
  find: async (_company, { text, country, container }) => ok(findPlaces(text, country, container)),
  async retrieve(_company, id) {
    const address = placeAddressOf(id);
    return address ? ok(address) : err({ kind: 'not-found' });
  },
};
