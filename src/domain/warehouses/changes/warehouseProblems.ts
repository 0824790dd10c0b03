import type { ChangeProblem } from '../../changes/changeDescription.ts';
import { isEmptied } from '../../changes/removal.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { validateWarehouse } from '../validateWarehouse.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { defaultWarehouse } from '../warehouseList.ts';

const defaultMoves = ({ locationName }: Warehouse): ChangeProblem => ({
  problem: 'changes.problems.defaultAddressMoves',
  isBlocking: false,
  isDestructive: true,
  code: locationName,
});

export function warehouseProblems(before: readonly Warehouse[], after: readonly Warehouse[]): readonly ChangeProblem[] {
  if (deepEqual(before, after)) return [];
  const chosen = defaultWarehouse(after);
  const wrong = after.filter(
    (warehouse) =>
      validateWarehouse(warehouse) !== undefined && !before.some((published) => deepEqual(published, warehouse)),
  );
  const present = defaultWarehouse(before);
  const isMoved = present && chosen && present.locationId !== chosen.locationId;
  return [
    ...(isEmptied(before, after)
      ? [{ problem: 'changes.problems.allAddressesRemoved', isBlocking: false, isDestructive: true } as const]
      : []),
    ...(isMoved ? [defaultMoves(chosen)] : []),
    ...(after.length > 0 && !chosen
      ? [{ problem: 'changes.problems.noDefaultAddress', isBlocking: true } as const]
      : []),
    ...(chosen && !chosen.enabled
      ? [{ problem: 'changes.problems.defaultAddressNotUsed', isBlocking: true, code: chosen.locationName } as const]
      : []),
    ...wrong.map(
      ({ locationName }) =>
        ({ problem: 'changes.problems.addressInvalid', isBlocking: true, code: locationName }) as const,
    ),
  ];
}
