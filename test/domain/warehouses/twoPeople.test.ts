import { expect, it } from 'vitest';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { changesBetween, rebaseOnto } from '../../support/changes.ts';

const named = (depot: string, outlet: string) =>
  aCompanyConfiguration({
    warehousesConfig: [
      aWarehouse({ locationId: 'depot', default: true, locationName: depot }),
      aWarehouse({ locationId: 'outlet', default: false, locationName: outlet }),
    ],
  });

it('rebaseOnto reports a conflict only for the address that both users renamed differently [WH-1] [PB-15]', () => {
  const mine = changesBetween(named('Depot', 'Outlet'), named('My depot', 'My outlet'));
  expect(mine).toHaveLength(2);
  const { changes, conflicts } = rebaseOnto(named('Their depot', 'Outlet'), mine);
  expect(conflicts.map((each) => each.mine.key)).toEqual([mine[0]?.key]);
  expect(changes).toEqual([mine[1]]);
  // Both users chose the same name, so there is no conflict.
  expect(rebaseOnto(named('My depot', 'Outlet'), mine).conflicts).toEqual([]);
});
