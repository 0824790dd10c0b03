import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { expectRestored } from '../../support/samples/restoring.ts';
import { changesBetween, describeChange, withChanges } from '../../support/changes.ts';

const withShops = (...shops: readonly (readonly [id: string, enabled: boolean])[]): CompanyConfiguration =>
  aCompanyConfiguration({
    inStoreReturns: { enabled: false },
    storeNetworkConfig: shops.map(([storeNetworkId, enabled]) => ({ storeNetworkId, enabled })),
    offeredStoreNetworks: [{ storeNetworkId: 'KIOSKS', name: 'Kiosks' }],
  });

const configurations = fc
  .tuple(fc.shuffledSubarray(['KIOSKS', 'LOCKERS', 'SHOPS']), fc.array(fc.boolean(), { minLength: 3 }))
  .map(([ids, flags]) => withShops(...ids.map((id, nth) => [id, flags[nth] === true] as const)));

describe('restoring store networks of an earlier revision', () => {
  it('results in exactly the store networks of that revision, for any published and pending changes [PB-16]', () => {
    expectRestored(configurations, 7);
  });

  it('removes a network that was first chosen after that revision, and leaves no disabled entry for it [PB-16]', () => {
    const [earlier, later] = [withShops(['LOCKERS', true]), withShops(['LOCKERS', true], ['KIOSKS', true])];
    const changes = changesBetween(later, earlier);
    expect(changes.map(({ key, value }) => [key, value])).toEqual([['storeNetworks.network.KIOSKS', false]]);
    expect(withChanges(later, changes)).toEqual(earlier);
  });

  it('lists the names of the networks if only the list of chosen networks differs [PB-16]', () => {
    const [before, after] = [withShops(['KIOSKS', false]), withShops()];
    const [list] = changesBetween(before, after);
    expect(list && describeChange(list, { before, after })).toMatchObject({
      title: 'changes.titles.storeNetworkList',
      fields: [{ before: { items: ['Kiosks'] }, after: { items: [] } }],
    });
  });
});
