import { keyedListSubject } from '../../changes/keyedList/keyedListSubject.ts';
import { toOriginal } from '../../changes/pendingChange.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
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
import { addressRequired } from './addressRequired.ts';
import { warehouseEntries } from './warehouseEntries.ts';
import { warehouseProblems } from './warehouseProblems.ts';

export const warehousesOf = ({
  warehousesConfig,
}: Pick<CompanyConfiguration, 'warehousesConfig'>): readonly Warehouse[] => warehousesConfig ?? [];

const withWarehouses = (
  configuration: CompanyConfiguration,
  warehousesConfig: readonly Warehouse[],
): CompanyConfiguration => ({ ...configuration, warehousesConfig });

/** A key per address, per bindings, for the default, and for the order, which only a restore changes. */
export const warehousesSubject = keyedListSubject<Warehouse, WarehouseContent, ChoiceChange>(
  {
    list: warehouseEntries,
    entriesOf: warehousesOf,
    withEntries: (configuration, listed) =>
      withWarehouses(configuration, withListed(warehousesOf(configuration), listed)),
    beside: {
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
    discard(_configuration, present, change) {
      if (change.part !== 'entry' || change.originalValue !== undefined) return [toOriginal(change)];
      // Reset default and bindings of a discarded new address.
      const chosen = present.get(DEFAULT_WAREHOUSE_KEY);
      const naming = [chosen?.value === change.id ? chosen : undefined, present.get(bindingsKey(change.id))];
      return [toOriginal(change), ...naming.flatMap((other) => (other ? [toOriginal(other)] : []))];
    },
    problems: ({ before, after }) => [
      ...warehouseProblems(warehousesOf(before), warehousesOf(after)),
      ...newDeliveryProblems(before, after),
    ],
    requirements: addressRequired,
    needsAddressValidation: ({ type }) => type === 'WAREHOUSE',
    arrange: (made, base, changes) =>
      made.warehousesConfig
        ? {
            ...made,
            warehousesConfig: warehouseEntries.arranged(
              made.warehousesConfig,
              base.warehousesConfig ?? [],
              changes.filter(isOfEntries),
            ),
          }
        : made,
  },
);
