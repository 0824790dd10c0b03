import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { switchInStoreReturns, switchNetwork } from '../../../src/domain/store-networks/storeNetworkChanges.ts';
import { storeNetworksSubject } from '../../../src/domain/store-networks/storeNetworksSubject.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { expectRestored } from '../../support/samples/restoring.ts';
import { acceptingUnparsed, describeChange, problemsOf, withChanges } from '../../support/changes.ts';

const subject = acceptingUnparsed(storeNetworksSubject);
const owns = (change: PendingChange): boolean => subject.owns(change);

const configuration: CompanyConfiguration = aCompanyConfiguration({
  inStoreReturns: { enabled: true },
  storeNetworkConfig: [
    { storeNetworkId: 'LOCKERS', enabled: false, storeNetworkCarrierId: 'POST' },
    { storeNetworkId: 'POST_OFFICES', enabled: true, storeNetworkCarrierId: 'POST' },
  ],
  offeredStoreNetworks: [{ storeNetworkId: 'LOCKERS', name: 'Parcel lockers' }, { storeNetworkId: 'KIOSKS' }],
});
const networkIds = ['LOCKERS', 'POST_OFFICES'];
const changes = fc
  .record({ isOn: fc.boolean(), networks: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }) })
  .map(({ isOn, networks }) => [
    switchInStoreReturns(configuration, isOn),
    ...networkIds.map((id, index) => switchNetwork(configuration, id, networks[index] === true)),
  ]);

describe('pending changes of store networks', () => {
  it('set exactly the value that each change contains, and can be undone [PC-1] [PB-16]', () => {
    fc.assert(
      fc.property(changes, (made) => {
        const after = withChanges(configuration, made);
        for (const change of made) {
          expect(owns(change)).toBe(true);
          expect(subject.read(after, change)).toBe(change.value);
        }
        const undone = made.map((change) => ({ ...change, value: subject.valueToUndo(change) }));
        expect(withChanges(after, undone)).toEqual(configuration);
      }),
    );
  });

  it('restore an earlier revision exactly, for any published and pending changes [PB-16]', () => {
    expectRestored(
      changes.map((made) => withChanges(configuration, made)),
      18,
    );
  });

  it('have the original value false for a network that was never chosen, and add such a network by enabling it [CR-7]', () => {
    const change = switchNetwork(configuration, 'KIOSKS', true);
    expect(change.originalValue).toBe(false);
    expect(withChanges(configuration, [change]).storeNetworkConfig?.at(-1)).toEqual({
      storeNetworkId: 'KIOSKS',
      enabled: true,
    });
  });

  it('between two configurations contain the switches and the list of networks, even if one configuration has none [PB-16]', () => {
    const bare = aCompanyConfiguration();
    const switches = (from: CompanyConfiguration, to: CompanyConfiguration) =>
      subject.difference(from, to).map(({ key, value, originalValue }) => [key, originalValue, value]);
    expect(switches(bare, configuration)).toEqual([
      ['storeNetworks.enabled', false, true],
      ['storeNetworks.network.POST_OFFICES', false, true],
      ['storeNetworks.list', { listed: [] }, { listed: ['LOCKERS', 'POST_OFFICES'] }],
    ]);
    expect(switches(configuration, bare)).toEqual([
      ['storeNetworks.enabled', true, false],
      ['storeNetworks.network.POST_OFFICES', true, false],
      ['storeNetworks.list', { listed: ['LOCKERS', 'POST_OFFICES'] }, { listed: [] }],
    ]);
    expect(subject.apply(bare, [])).toBe(bare);
  });

  it('are described with the name that the owner gave to the network [PC-10]', () => {
    const context = { before: configuration, after: configuration };
    expect(describeChange(switchNetwork(configuration, 'LOCKERS', true), context)).toMatchObject({
      title: 'changes.titles.storeNetwork',
      code: 'Parcel lockers',
      fields: [{ before: { label: 'changes.values.off' }, after: { label: 'changes.values.on' } }],
    });
    expect(describeChange(switchNetwork(configuration, 'POST_OFFICES', false), context)).toMatchObject({
      code: 'POST_OFFICES',
      act: 'changed',
      moves: [],
    });
    expect(describeChange(switchInStoreReturns(configuration, false), context)).toEqual({
      title: 'changes.titles.inStoreReturns',
      act: 'changed',
      fields: [
        {
          before: { kind: 'label', label: 'changes.values.on' },
          after: { kind: 'label', label: 'changes.values.off' },
        },
      ],
      moves: [],
    });
  });

  it('cause a warning if in-store returns are enabled but no network is enabled', () => {
    const problems = (made: Parameters<typeof withChanges>[1]) =>
      problemsOf({ before: configuration, after: withChanges(configuration, made) });
    const off = switchNetwork(configuration, 'POST_OFFICES', false);
    const warning = { problem: 'changes.problems.allShopsOff', isBlocking: false, isDestructive: true };
    expect(problems([off])).toEqual([warning, { problem: 'changes.problems.noStoreNetworkOn', isBlocking: false }]);
    // Disabling the last network or all in-store returns must be confirmed because customers lose an option.
    expect(problems([off, switchInStoreReturns(configuration, false)])).toEqual([warning]);
    expect(problems([switchInStoreReturns(configuration, false)])).toEqual([warning]);
    expect(problems([])).toEqual([]);
  });
});
