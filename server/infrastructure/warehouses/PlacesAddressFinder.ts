import { findPlaces, placeAddressOf } from '../../../sample/places/findPlaces.ts';
import { ok, type Result } from '../../../src/domain/shared/result.ts';
import type { FoundAddress } from '../../../src/domain/warehouses/address/addressFromLookup.ts';
import type { AddressFinder, AddressItem } from '../../application/warehouses/AddressFinder.ts';

/** For a service with sample data. Knows only the sample's places and needs no key. */
export class PlacesAddressFinder implements AddressFinder {
  async find(text: string, country: string, container?: string): Promise<Result<readonly AddressItem[], never>> {
    return ok(findPlaces(text, country, container));
  }

  async retrieve(id: string): Promise<Result<FoundAddress | undefined, never>> {
    return ok(placeAddressOf(id));
  }
}
