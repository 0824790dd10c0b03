import type { AddressLookupGateway } from '../../application/warehouses/AddressLookupGateway.ts';
import { err, ok } from '../../domain/shared/result.ts';
import { demoPlaces } from '../demo/demoPlaces.ts';

export const inMemoryAddressLookupGateway: AddressLookupGateway = {
  find: async (_company, { text, country, container }) => ok(demoPlaces.find(text, country, container)),
  async retrieve(_company, id) {
    const address = demoPlaces.addressOf(id);
    return address ? ok(address) : err({ kind: 'not-found' });
  },
};
