import type { ChangeDescription, DisplayValue, FieldDiff } from '../../changes/changeDescription.ts';
import type { DescribeChange } from '../../changes/describeChange.ts';
import { displayList, displayText, NOTHING } from '../../changes/displays.ts';
import { isRemoval } from '../../changes/removal.ts';
import { addressLines } from '../address/addressLines.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import { isRecord } from '../../shared/shapes.ts';
import type { TextKey } from '../../shared/textKey.ts';
import type { WarehouseContent } from '../warehouseParts.ts';
import type { WarehouseChange } from './warehouseChanges.ts';
import type { BindingsValue } from './warehouseEntries.ts';

function addressDisplay({ place }: WarehouseContent): DisplayValue {
  if (!place) return NOTHING;
  return { kind: 'address', lines: addressLines(place.address), country: place.address.country };
}

const displays: readonly (readonly [TextKey, (warehouse: WarehouseContent) => DisplayValue])[] = [
  ['changes.fields.name', ({ locationName }) => displayText(locationName ?? '')],
  ['changes.fields.address', addressDisplay],
  [
    'changes.fields.inUse',
    ({ enabled }) => ({
      kind: 'label',
      label: enabled ? 'changes.values.addressUsed' : 'changes.values.addressNotUsed',
    }),
  ],
];

function nameOf(binding: unknown): string {
  const texts = isRecord(binding) ? Object.values(binding).filter((each) => typeof each === 'string') : [];
  return texts.join(' ') || JSON.stringify(binding);
}

const bindingsDisplay = (value: BindingsValue | undefined): DisplayValue =>
  displayList((value?.externalBindings ?? []).map(nameOf));

function describeEntry({ originalValue: old, value }: Extract<WarehouseChange, { part: 'entry' }>): ChangeDescription {
  const next = isRemoval(value) ? undefined : value;
  const fields = displays
    .map(([field, display]): FieldDiff => ({
      field,
      before: old ? display(old) : NOTHING,
      after: next ? display(next) : NOTHING,
    }))
    .filter(({ before, after }) => !deepEqual(before, after));
  const code = next?.locationName ?? old?.locationName;
  const act = next ? (old ? 'changed' : 'added') : 'removed';
  return { title: 'changes.titles.returnAddress', code, label: code ?? '', act, fields, moves: [] };
}

export const describeWarehouseChange: DescribeChange<WarehouseChange> = (change, { before, after }) => {
  const allWarehouses = [...(after.warehousesConfig ?? []), ...(before.warehousesConfig ?? [])];
  const nameIn = (id: string): string | undefined =>
    allWarehouses.find(({ locationId }) => locationId === id)?.locationName;
  const titleOf = (id: string): string => nameIn(id) ?? id;
  switch (change.part) {
    case 'default': {
      const displayOf = (id = ''): DisplayValue => displayText(titleOf(id));
      const fields = [{ before: displayOf(change.originalValue), after: displayOf(change.value) }];
      return { title: 'changes.titles.defaultReturnAddress', act: 'changed', fields, moves: [] };
    }
    case 'order': {
      const displayOf = (ids: readonly string[]): DisplayValue => ({ kind: 'list', items: ids.map(titleOf) });
      const fields = [{ before: displayOf(change.originalValue), after: displayOf(change.value) }];
      return { title: 'changes.titles.returnAddressOrder', act: 'changed', fields, moves: [] };
    }
    case 'bindings': {
      const fields = [{ before: bindingsDisplay(change.originalValue), after: bindingsDisplay(change.value) }];
      const code = titleOf(change.locationId);
      // Leave the label empty if the name of the address is unknown.
      const label = nameIn(change.locationId) === undefined ? '' : undefined;
      return { title: 'changes.titles.returnAddressBindings', code, label, act: 'changed', fields, moves: [] };
    }
    case 'entry':
      return describeEntry(change);
  }
};
