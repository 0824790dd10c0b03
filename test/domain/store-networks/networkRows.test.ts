import { describe, expect, it } from 'vitest';
import { shopsByCountry, type NetworkRow } from '../../../src/domain/store-networks/networkRows.ts';

const network = (more: Partial<NetworkRow>): NetworkRow => ({
  storeNetworkId: 'N',
  name: 'N',
  carrierId: undefined,
  shopCount: 10,
  country: 'AU',
  isOn: true,
  wasOn: true,
  isServed: true,
  ...more,
});
const on = { isOn: true, wasOn: true };

describe('shopsByCountry', () => {
  it('adds up published and pending shops per country, sorted by number of shops, with an unknown country last [CR-7]', () => {
    const rows = [
      network({ country: undefined, shopCount: 900 }),
      network({ shopCount: 3 }),
      network({ country: 'BE', shopCount: 20, wasOn: false }),
      network({ shopCount: 4, isOn: false }),
    ];
    expect(shopsByCountry(rows, on)).toEqual([
      { country: 'BE', before: 0, now: 20 },
      { country: 'AU', before: 7, now: 3 },
      { country: undefined, before: 900, now: 900 },
    ]);
  });

  it('returns no countries if in-store returns are disabled or no network reports its number of shops [CR-7]', () => {
    expect(shopsByCountry([network({})], { isOn: false, wasOn: false })).toEqual([]);
    expect(shopsByCountry([network({ shopCount: undefined })], on)).toEqual([]);
  });
});
