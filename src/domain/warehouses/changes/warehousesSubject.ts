import type { ChangeSubject } from '../../changes/changeSubject.ts';
import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval } from '../../changes/removal.ts';
import type { CompanyConfiguration } from '../../company/companyConfiguration.ts';
import { applyWarehouseChanges, idOfWarehouse, type WarehouseValue } from './applyWarehouseChanges.ts';
import { inOrderOf } from '../../shared/listOrder.ts';
import { isWarehouseChange } from './isWarehouseChange.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { bindingsKey, DEFAULT_WAREHOUSE_KEY, parseWarehouseKey } from './warehouseKey.ts';
import { defaultWarehouse } from '../warehouseList.ts';
import { bindingsOf, detailsOf } from '../warehouseParts.ts';
import { removalOf } from './warehouseEdits.ts';
import { warehouseDifference } from './warehouseDifference.ts';
import { warehouseProblems } from './warehouseProblems.ts';

/** A company's return addresses; none where its configuration says nothing of them. */
export const warehousesOf = ({
  warehousesConfig,
}: Pick<CompanyConfiguration, 'warehousesConfig'>): readonly Warehouse[] => warehousesConfig ?? [];

/** The value that takes a change of one address back: what was there before, or that what is new goes. */
function takenBack({ value, originalValue }: PendingChange): WarehouseValue {
  if (originalValue === undefined) return removalOf(value as Warehouse);
  const { externalBindings } = (isRemoval(value) ? value : {}) as Partial<Warehouse>;
  return { ...(originalValue as Warehouse), ...(externalBindings && { externalBindings }) };
}

/**
 * Return addresses as pending changes: one key an address, one each for its bindings, one for the default, and one for
 * their order, which changes by bringing a revision back alone.
 */
export const warehousesSubject: ChangeSubject = {
  parse: (change) => (isWarehouseChange(change) ? change : undefined),
  read(configuration, change) {
    const warehouses = warehousesOf(configuration);
    const parsed = parseWarehouseKey(change.key);
    if (parsed?.part === 'default' || parsed === undefined) return defaultWarehouse(warehouses)?.locationId;
    if (parsed.part === 'order') return warehouses.map(idOfWarehouse);
    const warehouse = warehouses.find(({ locationId }) => locationId === parsed.locationId);
    if (!warehouse) return undefined;
    if (parsed.part === 'bindings') return { externalBindings: bindingsOf(warehouse) };
    // A new one carries its bindings in its value; once it is there, they are read under a key of their own.
    return detailsOf(warehouse);
  },
  apply(configuration, changes) {
    if (changes.length === 0) return configuration;
    return { ...configuration, warehousesConfig: applyWarehouseChanges(warehousesOf(configuration), changes) };
  },
  difference: (from, to) => warehouseDifference(warehousesOf(from), warehousesOf(to)),
  valueToUndo: (change) =>
    parseWarehouseKey(change.key)?.part === 'location' ? takenBack(change) : change.originalValue,
  discard(_configuration, present, change) {
    const parsed = parseWarehouseKey(change.key);
    const edit = { ...change, value: change.originalValue };
    if (parsed?.part !== 'location' || change.originalValue !== undefined) return [edit];
    // A default or bindings that named a discarded new address must not go on naming it.
    const others = [present.get(DEFAULT_WAREHOUSE_KEY), present.get(bindingsKey(parsed.locationId))];
    const naming = others.filter((other) => other?.type === 'WAREHOUSE_BINDINGS' || other?.value === parsed.locationId);
    return [edit, ...naming.flatMap((other) => (other ? [{ ...other, value: other.originalValue }] : []))];
  },
  problems: ({ before, after }) => warehouseProblems(warehousesOf(before), warehousesOf(after)),
  needsAddressValidation: ({ type }) => type === 'WAREHOUSE',
  arrange(made, base, changes) {
    if (!made.warehousesConfig) return made;
    const order = applyWarehouseChanges(base.warehousesConfig ?? [], changes).map(idOfWarehouse);
    return { ...made, warehousesConfig: inOrderOf(made.warehousesConfig, order, idOfWarehouse) };
  },
};
