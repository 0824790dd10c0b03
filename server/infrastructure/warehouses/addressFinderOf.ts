import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AddressFinder, AddressItem } from '../../application/warehouses/AddressFinder.ts';
import { LoqateAddressFinder } from './LoqateAddressFinder.ts';
import { findPlaces, placeAddressOf } from '../../../sample/places/findPlaces.ts';
import type { FoundAddress } from '../../../src/domain/warehouses/address/addressFromLookup.ts';

/** Completes addresses for a service with sample data. Knows only the places of the sample and needs no key. */
export class PlacesAddressFinder implements AddressFinder {
  async find(text: string, country: string, container?: string): Promise<Result<readonly AddressItem[], never>> {
    return ok(findPlaces(text, country, container));
  }

  async retrieve(id: string): Promise<Result<FoundAddress | undefined, never>> {
    return ok(placeAddressOf(id));
  }
}

export function addressFinderOf(
  url: string,
  keyFile: string | undefined,
  seedsSample: boolean,
): Result<AddressFinder | undefined, string> {
  if (keyFile === undefined) return ok(seedsSample ? new PlacesAddressFinder() : undefined);
  try {
    const key = readFileSync(keyFile, 'utf8').trim();
    if (key === '') return err('ADDRESS_LOOKUP_KEY_FILE holds no key.');
    return ok(new LoqateAddressFinder(url, key));
  } catch {
    return err('ADDRESS_LOOKUP_KEY_FILE names a file that cannot be read.');
  }
}
