import { keyedListSubject } from '../../changes/keyedList/keyedListSubject.ts';
import { toOriginal, type PendingChanges } from '../../changes/pendingChange.ts';
import { type CompanyConfiguration, isPortalActive } from '../../company/companyConfiguration.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { newDeliveryProblems } from '../delivery/deliveryProblems.ts';
import { defaultWarehouse } from '../warehouseList.ts';
import { bindingsOf, type WarehouseContent } from '../warehouseParts.ts';
import {
  bindingsKey,
  choiceDifference,
  DEFAULT_WAREHOUSE_KEY,
  isOfEntries,
  parseChoice,
  withChoices,
  withListed,
  type ChoiceChange,
} from './warehouseChanges.ts';
import { warehouseEntries } from './warehouseEntries.ts';
import type { ChangeProblem } from '../../changes/changeDescription.ts';
import { validate } from '../../validation/validate.ts';
import { isEmptied } from '../../changes/removal.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { validateWarehouse } from '../validateWarehouse.ts';

export const warehousesOf = ({
  warehousesConfig,
}: Pick<CompanyConfiguration, 'warehousesConfig'>): readonly Warehouse[] => warehousesConfig ?? [];

const withWarehouses = (
  configuration: CompanyConfiguration,
  warehousesConfig: readonly Warehouse[],
): CompanyConfiguration => ({ ...configuration, warehousesConfig });

/** Change keys: per address, per bindings, for the default, and for the order, which only a restore changes. */
export const warehousesSubject = keyedListSubject<Warehouse, WarehouseContent, ChoiceChange>(
  {
    list: warehouseEntries,
    entriesOf: warehousesOf,
    withEntries: (configuration, listed) =>
      withWarehouses(configuration, withListed(warehousesOf(configuration), listed)),
    others: {
      parse: parseChoice,
      read(configuration, change) {
        const warehouses = warehousesOf(configuration);
        if (change.part === 'default') return defaultWarehouse(warehouses)?.locationId;
        const warehouse = warehouseEntries.find(warehouses, change.locationId);
        return warehouse && { externalBindings: bindingsOf(warehouse) };
      },
      apply: (configuration, changes) =>
        changes.length === 0
          ? configuration
          : withWarehouses(configuration, withChoices(warehousesOf(configuration), changes)),
      difference: (from, to) => choiceDifference(warehousesOf(from), warehousesOf(to)),
      valueToUndo: ({ originalValue }) => originalValue,
    },
  },
  {
    discard(_configuration, pendingChanges, change) {
      if (change.part !== 'entry' || change.originalValue !== undefined) return [toOriginal(change)];
      // If a new address is discarded, discard its bindings and its selection as default too.
      const chosen = pendingChanges.get(DEFAULT_WAREHOUSE_KEY);
      const naming = [chosen?.value === change.id ? chosen : undefined, pendingChanges.get(bindingsKey(change.id))];
      return [toOriginal(change), ...naming.flatMap((other) => (other ? [toOriginal(other)] : []))];
    },
    problems: ({ before, after }) => [
      ...warehouseProblems(warehousesOf(before), warehousesOf(after)),
      ...newDeliveryProblems(before, after),
    ],
    requirements: addressRequired,
    needsAddressValidation: ({ type }) => type === 'WAREHOUSE',
    arrange: (updated, base, changes) =>
      updated.warehousesConfig
        ? {
            ...updated,
            warehousesConfig: warehouseEntries.arranged(
              updated.warehousesConfig,
              base.warehousesConfig ?? [],
              changes.filter(isOfEntries),
            ),
          }
        : updated,
  },
);

/** Problem of a live portal without a return address [WH-9]. An offline portal may lack one during its setup. */
export function addressRequired(
  before: Pick<CompanyConfiguration, 'warehousesConfig'>,
  after: Pick<CompanyConfiguration, 'portalActive'>,
  pendingChanges: PendingChanges,
): readonly ChangeProblem[] {
  if (!isPortalActive(after)) return [];
  const hasDefaultWarehouse = defaultWarehouse(before.warehousesConfig ?? []) !== undefined;
  const problem = validate('addressRequiredButEmpty', '', { hasDefaultWarehouse, pendingChanges });
  return problem ? [{ problem, isBlocking: true, feature: 'warehouses', setting: DEFAULT_WAREHOUSE_KEY }] : [];
}

const defaultMoves = ({ locationName }: Warehouse): ChangeProblem => ({
  problem: 'changes.problems.defaultAddressMoves',
  isBlocking: false,
  isDestructive: true,
  code: locationName,
});

function warehouseProblems(before: readonly Warehouse[], after: readonly Warehouse[]): readonly ChangeProblem[] {
  if (deepEqual(before, after)) return [];
  const chosen = defaultWarehouse(after);
  const invalid = after.filter(
    (warehouse) =>
      validateWarehouse(warehouse) !== undefined && !before.some((published) => deepEqual(published, warehouse)),
  );
  const currentDefault = defaultWarehouse(before);
  const isMoved = currentDefault && chosen && currentDefault.locationId !== chosen.locationId;
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
    ...invalid.map(
      ({ locationName }) =>
        ({ problem: 'changes.problems.addressInvalid', isBlocking: true, code: locationName }) as const,
    ),
  ];
}
