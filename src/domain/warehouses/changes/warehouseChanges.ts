import type { PendingChange } from '../../changes/pendingChange.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { isAbsentOr, isText } from '../../shared/shapes.ts';
import { defaultWarehouse, markDefault } from '../warehouseList.ts';
import { bindingsOf } from '../warehouseParts.ts';
import { rebound } from '../editedWarehouses.ts';
import { isBindings, warehouseEntries, type BindingsValue, type WarehouseEntryChange } from './warehouseEntries.ts';

/** Change of the default. The value is the id of the warehouse. A change without a value is never published. */
type DefaultChange = PendingChange & {
  readonly part: 'default';
  readonly value?: string | undefined;
  readonly originalValue?: string | undefined;
};
type BindingsChange = PendingChange & {
  readonly part: 'bindings';
  readonly locationId: string;
  readonly value: BindingsValue;
  readonly originalValue?: BindingsValue | undefined;
};

export type ChoiceChange = DefaultChange | BindingsChange;
export type WarehouseChange = WarehouseEntryChange | ChoiceChange;

const BINDINGS_PREFIX = 'warehouses.bindings.';
export const DEFAULT_WAREHOUSE_KEY = 'warehouses.default';
export const bindingsKey = (locationId: string): string => `${BINDINGS_PREFIX}${locationId}`;

export function parseChoice(change: PendingChange): ChoiceChange | undefined {
  const { type, key, value, originalValue } = change;
  if (type === 'WAREHOUSE' && key === DEFAULT_WAREHOUSE_KEY) {
    const isId = isAbsentOr(isText);
    return isId(value) && isId(originalValue) ? { ...change, part: 'default', value, originalValue } : undefined;
  }
  const locationId = key.startsWith(BINDINGS_PREFIX) ? key.slice(BINDINGS_PREFIX.length) : '';
  if (type !== 'WAREHOUSE_BINDINGS' || locationId === '') return undefined;
  return isBindings(value) && isAbsentOr(isBindings)(originalValue)
    ? { ...change, part: 'bindings', locationId, value, originalValue }
    : undefined;
}

export const parseWarehouseChange = (change: PendingChange): WarehouseChange | undefined =>
  warehouseEntries.parse(change) ?? parseChoice(change);

export const isOfEntries = (change: WarehouseChange): change is WarehouseEntryChange =>
  change.part === 'entry' || change.part === 'order';
const isChoice = (change: WarehouseChange): change is ChoiceChange => !isOfEntries(change);

/** Replaces the list. If no default existed, the first new warehouse becomes the default, as in the service. */
export function withListed(published: readonly Warehouse[], listed: readonly Warehouse[]): readonly Warehouse[] {
  if (defaultWarehouse(published)) return listed;
  const first = listed.find(({ locationId }) => !warehouseEntries.find(published, locationId));
  return first ? markDefault(listed, first.locationId) : listed;
}

/** Applies changes of bindings and of the default. Ignores a default that is not in the list. */
export function withChoices(warehouses: readonly Warehouse[], changes: readonly ChoiceChange[]): readonly Warehouse[] {
  return changes.reduce((updated, change) => {
    if (change.part === 'bindings')
      return updated.map((each) =>
        each.locationId === change.locationId ? rebound(each, change.value.externalBindings) : each,
      );
    const { value } = change;
    return value === undefined || warehouseEntries.find(updated, value) ? markDefault(updated, value) : updated;
  }, warehouses);
}

export const applyWarehouseChanges = (
  published: readonly Warehouse[],
  changes: readonly WarehouseChange[],
): readonly Warehouse[] =>
  withChoices(
    withListed(published, warehouseEntries.apply(published, changes.filter(isOfEntries))),
    changes.filter(isChoice),
  );

export function choiceDifference(from: readonly Warehouse[], to: readonly Warehouse[]): readonly PendingChange[] {
  const bound = to.flatMap((warehouse) => {
    const current = warehouseEntries.find(from, warehouse.locationId);
    return current ? [bindingsChange(current, bindingsOf(warehouse))] : [];
  });
  return [defaultChange(from, defaultWarehouse(to)?.locationId), ...bound].filter(
    ({ value, originalValue }) => !deepEqual(value, originalValue),
  );
}

export const defaultChange = (published: readonly Warehouse[], locationId: string | undefined): PendingChange => ({
  type: 'WAREHOUSE',
  key: DEFAULT_WAREHOUSE_KEY,
  value: locationId,
  originalValue: defaultWarehouse(published)?.locationId,
});

export const bindingsChange = (published: Warehouse, externalBindings: readonly unknown[]): PendingChange => ({
  type: 'WAREHOUSE_BINDINGS',
  key: bindingsKey(published.locationId),
  value: { externalBindings } satisfies BindingsValue,
  originalValue: { externalBindings: bindingsOf(published) },
});
