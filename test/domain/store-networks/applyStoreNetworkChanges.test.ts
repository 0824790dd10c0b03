import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { applyStoreNetworkChanges, asListed } from '../../../src/domain/store-networks/storeNetworksSubject.ts';
import {
  parseStoreNetworkChange,
  listNetworks,
  NOT_LISTED,
  switchInStoreReturns,
  switchNetwork,
} from '../../../src/domain/store-networks/storeNetworkChanges.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';

const shop = (storeNetworkId: string, enabled: boolean) => ({ storeNetworkId, enabled });
const shops = [shop('A', true), shop('B', false), shop('C', true)];
const holder = aCompanyConfiguration({ storeNetworkConfig: shops });
const isOurs = (change: PendingChange) => parseStoreNetworkChange(change) !== undefined;
const made = (...changes: readonly PendingChange[]) =>
  applyStoreNetworkChanges(
    shops,
    changes.flatMap((change) => parseStoreNetworkChange(change) ?? []),
  );

describe('the list of store networks after pending changes', () => {
  it('keeps its order if a network is enabled or disabled, and contains a new network at the end', () => {
    expect(made(switchNetwork(holder, 'B', true), switchNetwork(holder, 'A', false))).toEqual([
      shop('A', false),
      shop('B', true),
      shop('C', true),
    ]);
    expect(made(switchNetwork(holder, 'D', true))).toEqual([...shops, shop('D', true)]);
  });

  it('loses a network only if the pending changes both disable the network and remove it from the list [PB-16]', () => {
    const off = { ...switchNetwork(holder, 'A', false), valueId: NOT_LISTED };
    expect(made(off)).toEqual([shop('B', false), shop('C', true)]);
    expect(made({ ...off, value: true })).toEqual(shops);
  });

  it('is not affected by pending changes of other parts of the configuration', () => {
    expect(made(switchInStoreReturns(holder, false), { type: 'RULES', key: 'rules.rule.A', value: true })).toEqual(
      shops,
    );
  });

  it('contains after a change of the list the added networks as disabled, and unlisted enabled networks at the end [PB-16]', () => {
    expect(made(listNetworks(holder, ['D', 'C']))).toEqual([shop('D', false), shop('C', true), shop('A', true)]);
    expect(asListed(shops, ['A', 'B', 'C'])).toEqual(shops);
    expect(asListed([], [])).toEqual([]);
  });
});

describe('a stored change of the store networks', () => {
  it('is accepted only if the old and the new value are booleans or lists of ids [PC-9]', () => {
    const list = listNetworks(holder, ['A']);
    expect(isOurs(switchNetwork(holder, 'A', false))).toBe(true);
    expect(isOurs(switchInStoreReturns(holder, false))).toBe(true);
    expect(isOurs(list)).toBe(true);
    for (const wrong of [undefined, null, 'A', ['A'], { listed: 'A' }, { listed: [1] }]) {
      expect(isOurs({ ...list, value: wrong })).toBe(false);
      expect(isOurs({ ...list, originalValue: wrong })).toBe(false);
    }
    expect(isOurs({ ...switchNetwork(holder, 'A', false), value: 'on' })).toBe(false);
    expect(isOurs({ ...switchNetwork(holder, 'A', false), originalValue: undefined })).toBe(false);
    expect(isOurs({ ...switchNetwork(holder, '', false) })).toBe(false);
    expect(isOurs({ ...list, type: 'RULES' })).toBe(false);
    expect(isOurs({ ...switchNetwork(holder, 'A', false), key: 'storeNetworks.other' })).toBe(false);
  });
});
