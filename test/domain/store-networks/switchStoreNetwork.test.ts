import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offeredStoreNetworks, switchStoreNetwork } from '../../../src/domain/store-networks/switchStoreNetwork.ts';
import type { StoreNetwork } from '../../../src/domain/company/parts/storeNetwork.ts';
import {
  afterStoreNetworkUpdate,
  storeNetworkUpdate,
  unknownStoreNetwork,
} from '../../../src/domain/store-networks/storeNetworkUpdate.ts';
import {
  hasInStoreReturns,
  withStoreNetworkUpdate,
  type StoreNetworkHolder,
} from '../../../src/domain/store-networks/companyStoreNetworks.ts';

const post: StoreNetwork = { storeNetworkId: 'POST_OFFICES', enabled: true, storeNetworkCarrierId: 'AUSTRALIA_POST' };
const lockers: StoreNetwork = { storeNetworkId: 'PARCEL_LOCKERS', enabled: false };

describe('the list of store networks', () => {
  it.each([
    [true, ['POST_OFFICES', 'PARCEL_LOCKERS']],
    [false, []],
    [undefined, []],
  ])(
    'offers the networks of the owner only if carrier networks are enabled (%s) [CR-7]',
    (carrierNetworksEnabled, ids) => {
      const offered = [{ storeNetworkId: 'POST_OFFICES', name: 'Post offices' }, { storeNetworkId: 'PARCEL_LOCKERS' }];
      const shown = offeredStoreNetworks(offered, { carrierNetworksEnabled });
      expect(shown.map(({ storeNetworkId }) => storeNetworkId)).toEqual(ids);
    },
  );

  it('has the same order and the same other fields after a network is enabled or disabled [CR-7]', () => {
    const open = { ...lockers, enabled: true };
    expect(switchStoreNetwork([post, open], 'POST_OFFICES', false)).toEqual([{ ...post, enabled: false }, open]);
    expect(switchStoreNetwork([post], 'PARCEL_LOCKERS', true)).toEqual([post, { ...lockers, enabled: true }]);
  });

  it('is sent to the service as ids of enabled networks, together with the switch of in-store returns', () => {
    expect(storeNetworkUpdate([post, lockers], true)).toEqual({
      selectedStoreNetworks: ['POST_OFFICES'],
      enabled: true,
    });
    expect(storeNetworkUpdate([lockers], false)).toEqual({ selectedStoreNetworks: [], enabled: false });
  });

  it('gets a new network if an update contains the network for the first time, without duplicates', () => {
    expect(
      afterStoreNetworkUpdate([post], { selectedStoreNetworks: ['PARCEL_LOCKERS', 'PARCEL_LOCKERS'], enabled: true }),
    ).toEqual([
      { ...post, enabled: false },
      { ...lockers, enabled: true },
    ]);
  });

  it('may contain only networks that the company has or that the owner offers [CR-7]', () => {
    const holder = {
      storeNetworkConfig: [post],
      offeredStoreNetworks: [{ storeNetworkId: 'PARCEL_LOCKERS' }],
      carriers: { carrierNetworksEnabled: true },
    };
    const update = (...selectedStoreNetworks: readonly string[]) => ({ selectedStoreNetworks, enabled: true });
    expect(unknownStoreNetwork(update('POST_OFFICES', 'PARCEL_LOCKERS'), holder)).toBeUndefined();
    expect(unknownStoreNetwork(update('POST_OFFICES', 'KIOSKS', 'BOATS'), holder)).toBe('KIOSKS');
    const closed = { ...holder, carriers: {} };
    expect(unknownStoreNetwork(update('POST_OFFICES', 'PARCEL_LOCKERS'), closed)).toBe('PARCEL_LOCKERS');
    expect(unknownStoreNetwork(update('POST_OFFICES'), {})).toBe('POST_OFFICES');
    expect(unknownStoreNetwork(update(), {})).toBeUndefined();
  });

  it('is stored as the update specifies, without changing other fields of the company', () => {
    const before = { name: 'Acme', storeNetworkConfig: [post], inStoreReturns: { enabled: true, since: 2020 } };
    const update = { selectedStoreNetworks: ['PARCEL_LOCKERS'], enabled: false };
    const after = withStoreNetworkUpdate(before, update);
    expect(after).toEqual({
      name: 'Acme',
      storeNetworkConfig: [
        { ...post, enabled: false },
        { ...lockers, enabled: true },
      ],
      inStoreReturns: { enabled: false, since: 2020 },
    });
    expect(
      withStoreNetworkUpdate<StoreNetworkHolder>({}, { ...update, selectedStoreNetworks: [] }).storeNetworkConfig,
    ).toEqual([]);
    expect([hasInStoreReturns(before), hasInStoreReturns(after), hasInStoreReturns({})]).toEqual([true, false, false]);
  });

  it('does not change if the service receives an update that was created from the same list', () => {
    const network = fc.record({ storeNetworkId: fc.string(), enabled: fc.boolean() });
    const networks = fc.uniqueArray(network, { selector: ({ storeNetworkId }) => storeNetworkId });
    fc.assert(
      fc.property(networks, fc.boolean(), (present, enabled) => {
        expect(afterStoreNetworkUpdate(present, storeNetworkUpdate(present, enabled))).toEqual(present);
      }),
    );
  });
});
