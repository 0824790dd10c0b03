import { readFileSync } from 'node:fs';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { AddressFinder } from '../../application/warehouses/AddressFinder.ts';
import type { Settings } from '../settings.ts';
import { LoqateAddressFinder } from './LoqateAddressFinder.ts';
import { PlacesAddressFinder } from './PlacesAddressFinder.ts';

export function addressFinderOf({
  addressLookup,
  seedsSample,
}: Pick<Settings, 'addressLookup' | 'seedsSample'>): Result<AddressFinder | undefined, string> {
  if (!addressLookup) return ok(seedsSample ? new PlacesAddressFinder() : undefined);
  try {
    const key = readFileSync(addressLookup.keyFile, 'utf8').trim();
    if (key === '') return err('ADDRESS_LOOKUP_KEY_FILE holds no key.');
    return ok(new LoqateAddressFinder(addressLookup.url, key));
  } catch {
    return err('ADDRESS_LOOKUP_KEY_FILE names a file that cannot be read.');
  }
}
