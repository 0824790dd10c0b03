import { describe, expect, it } from 'vitest';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import type { RuleDocument } from '../../../src/domain/company/parts/ruleDocument.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { arrangeLists } from '../../support/changes.ts';

const depots = (...ids: readonly string[]) => ids.map((locationId) => aWarehouse({ locationId }));
const list = (value: unknown): PendingChange => ({
  type: 'COMPANY_NETWORK_CONFIG',
  key: 'storeNetworks.list',
  value,
  originalValue: { listed: [] },
});

describe('arrangeLists', () => {
  it('applies a pending order to the return addresses, and appends addresses whose ids the service created [PB-16]', () => {
    const added = aWarehouse({ locationId: 'new-1' });
    const changes: readonly PendingChange[] = [
      { type: 'WAREHOUSE', key: 'warehouses.location.new-1', value: added },
      { type: 'WAREHOUSE', key: 'warehouses.order', value: ['c', 'a'], originalValue: ['a', 'c'] },
    ];
    const made = { warehousesConfig: depots('a', 'c', 'given') };
    const { warehousesConfig } = arrangeLists(made, { warehousesConfig: depots('a', 'c') }, changes);
    expect(warehousesConfig.map(({ locationId }) => locationId)).toEqual(['c', 'a', 'given']);
  });

  it('adds a listed store network only if the owner offers it, and removes an unlisted network only if it is disabled [PB-16]', () => {
    const environment = {
      offeredStoreNetworks: [{ storeNetworkId: 'KIOSKS' }],
      carriers: { carrierNetworksEnabled: true },
      storeNetworkConfig: [
        { storeNetworkId: 'OPEN', enabled: true, storeNetworkCarrierId: 'DPD' },
        { storeNetworkId: 'SHUT', enabled: false },
      ],
    };
    expect(
      arrangeLists(environment, environment, [list({ listed: ['STRANGE', 'KIOSKS'] })]).storeNetworkConfig,
    ).toEqual([
      { storeNetworkId: 'KIOSKS', enabled: false },
      { storeNetworkId: 'OPEN', enabled: true, storeNetworkCarrierId: 'DPD' },
    ]);
    expect(arrangeLists(environment, environment, [list('nonsense')])).toEqual(environment);
  });

  it('restores the published order of a list for which no order change is pending [PB-16]', () => {
    const rule = (ruleId: string): RuleDocument => ({
      ruleId,
      ruleType: 'RETURNLESS_ITEM',
      ruleDescription: ruleId,
      enabled: true,
      rule: { priority: 1, conditions: { all: [] }, event: { type: 'RETURNLESS_ITEM', params: {} } },
    });
    const base = { rulesConfig: [rule('a'), rule('b')], warehousesConfig: depots('x', 'y') };
    const made = { ...base, rulesConfig: [rule('b'), rule('a'), rule('given')] };
    expect(arrangeLists(made, base, []).rulesConfig.map(({ ruleId }) => ruleId)).toEqual(['a', 'b', 'given']);
    const order = { type: 'RULES' as const, key: 'rules.order', value: ['b', 'a'], originalValue: ['a', 'b'] };
    const arranged = arrangeLists(made, base, [order]);
    expect(arranged.rulesConfig.map(({ ruleId }) => ruleId)).toEqual(['b', 'a', 'given']);
    expect(arranged.warehousesConfig).toEqual(base.warehousesConfig);
  });

  it('does not create a list that the configuration does not contain', () => {
    expect(arrangeLists({ carriers: {} }, {}, [list({ listed: ['KIOSKS'] })])).toEqual({ carriers: {} });
  });

  it('returns the same store networks without changes [PB-16]', () => {
    const made = { storeNetworkConfig: [{ storeNetworkId: 'SHUT', enabled: false }] };
    expect(arrangeLists(made, {}, []).storeNetworkConfig).toBe(made.storeNetworkConfig);
  });
});
