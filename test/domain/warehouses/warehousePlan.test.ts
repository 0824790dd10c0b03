import { describe, expect, it } from 'vitest';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import {
  chooseDefault,
  removeWarehouse,
  saveWarehouse,
} from '../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { contentOf, detailsOf } from '../../../src/domain/warehouses/warehouseParts.ts';
import { planWarehouses } from '../../../src/domain/warehouses/warehousePlan.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';

const list = ['a', 'b', 'c'].map((locationId, nth) =>
  aWarehouse({ locationId, locationName: locationId, enabled: true, default: nth === 0 }),
);
const [a, b, c] = list as [Warehouse, Warehouse, Warehouse];
const fresh = aWarehouse({ locationId: 'new-1', locationName: 'Fresh' });

describe('planWarehouses', () => {
  it('plans first the calls for new and enabled addresses, then the default, disabled addresses and removals [WH-4]', () => {
    const changes = [
      ...removeWarehouse(list, 'c'),
      saveWarehouse(list, { ...a, enabled: false }),
      saveWarehouse(list, { ...b, locationName: 'Better' }),
      saveWarehouse(list, fresh),
      chooseDefault(list, 'new-1'),
    ];
    const plan = planWarehouses(list, changes);
    expect(plan.created).toEqual([{ name: '4', warehouse: contentOf(fresh) }]);
    expect(plan.written).toEqual([{ name: '3', warehouse: detailsOf({ ...b, locationName: 'Better' }) }]);
    expect(plan.default).toEqual({ from: 'a', to: 'new-1' });
    expect(plan.retired).toEqual([{ name: '2', warehouse: detailsOf({ ...a, enabled: false }) }]);
    expect(plan.removed).toEqual([{ name: '0', warehouse: { locationId: 'c' } }]);
  });

  it('removes the default address last, because it cannot be removed while other addresses exist [WH-4]', () => {
    const changes = ['a', 'b', 'c'].flatMap((id) => removeWarehouse(list, id));
    expect(planWarehouses(list, changes).removed.map(({ warehouse }) => warehouse.locationId)).toEqual(['b', 'c', 'a']);
  });

  it('plans no call for an address that was added and removed again, or for changes of other data', () => {
    const others = [
      { type: 'RULES' as const, key: 'rules.rule.1', value: { locationId: 'a' } },
      ...removeWarehouse(list, 'nobody').slice(0, 1),
    ];
    expect(planWarehouses(list, others)).toEqual({
      created: [],
      written: [],
      default: { from: 'a', to: 'a' },
      retired: [],
      removed: [],
    });
    expect(planWarehouses([{ ...c, default: false }], []).default).toEqual({ from: undefined, to: undefined });
  });
});
