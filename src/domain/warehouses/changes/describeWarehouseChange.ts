import type { FieldDiff, ChangeDescription, DisplayValue, ChangeContext } from '../../changes/changeDescription.ts';
import type { PendingChange } from '../../changes/pendingChange.ts';
import { isRemoval } from '../../changes/removal.ts';
import { deepEqual } from '../../shared/deepEqual.ts';
import type { TextKey } from '../../shared/textKey.ts';
import { addressLines } from '../../company/parts/address.ts';
import type { BindingsValue } from './applyWarehouseChanges.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { parseWarehouseKey } from './warehouseKey.ts';

const NOTHING: DisplayValue = { kind: 'nothing' };
const textDisplay = (text: string | undefined): DisplayValue => (text ? { kind: 'text', text } : NOTHING);

function addressDisplay({ place }: Warehouse): DisplayValue {
  if (!place) return NOTHING;
  return { kind: 'address', lines: addressLines(place.address), country: place.address.country };
}

/** How each field of a return address shows, in the order they are read. */
const displays: readonly (readonly [TextKey, (warehouse: Warehouse) => DisplayValue])[] = [
  ['changes.fields.name', ({ locationName }) => textDisplay(locationName)],
  ['changes.fields.address', addressDisplay],
  [
    'changes.fields.inUse',
    ({ enabled }) => ({
      kind: 'label',
      label: enabled ? 'changes.values.addressUsed' : 'changes.values.addressNotUsed',
    }),
  ],
];

/** A binding in one line: what names it, in whichever system's words; its whole text where nothing does. */
function nameOf(binding: unknown): string {
  const texts = Object.values(binding as Readonly<Record<string, unknown>>).filter((each) => typeof each === 'string');
  return texts.join(' ') || JSON.stringify(binding);
}

const bindingsDisplay = (value: unknown): DisplayValue => {
  const names = ((value as BindingsValue | undefined)?.externalBindings ?? []).map(nameOf);
  return names.length > 0 ? { kind: 'list', items: names } : NOTHING;
};

function describeLocation({ originalValue, value }: PendingChange): ChangeDescription {
  const old = originalValue as Warehouse | undefined;
  const next = isRemoval(value) ? undefined : (value as Warehouse | undefined);
  const fields = displays
    .map(([field, display]): FieldDiff => ({
      field,
      before: old ? display(old) : NOTHING,
      after: next ? display(next) : NOTHING,
    }))
    .filter(({ before, after }) => !deepEqual(before, after));
  const code = next?.locationName ?? old?.locationName;
  const act = next ? (old ? 'changed' : 'added') : 'removed';
  return { title: 'changes.titles.returnAddress', code, act, fields, moves: [] };
}

/** A change of return addresses in words and values. */
export function describeWarehouseChange(change: PendingChange, { before, after }: ChangeContext): ChangeDescription {
  const parsed = parseWarehouseKey(change.key);
  const titleOf = (locationId: unknown): string | undefined => {
    const known = [...(after.warehousesConfig ?? []), ...(before.warehousesConfig ?? [])];
    return known.find((warehouse) => warehouse.locationId === locationId)?.locationName;
  };
  switch (parsed?.part) {
    case 'default': {
      const displayOf = (locationId: unknown): DisplayValue =>
        textDisplay(titleOf(locationId) ?? (locationId as string | undefined));
      const fields = [{ before: displayOf(change.originalValue), after: displayOf(change.value) }];
      return { title: 'changes.titles.defaultReturnAddress', act: 'changed', fields, moves: [] };
    }
    case 'order': {
      const displayOf = (ids: unknown): DisplayValue => ({
        kind: 'list',
        items: (ids as readonly string[]).map((id) => titleOf(id) ?? id),
      });
      const fields = [{ before: displayOf(change.originalValue), after: displayOf(change.value) }];
      return { title: 'changes.titles.returnAddressOrder', act: 'changed', fields, moves: [] };
    }
    case 'bindings': {
      const fields = [{ before: bindingsDisplay(change.originalValue), after: bindingsDisplay(change.value) }];
      const code = titleOf(parsed.locationId) ?? parsed.locationId;
      return { title: 'changes.titles.returnAddressBindings', code, act: 'changed', fields, moves: [] };
    }
    case 'location':
    case undefined:
      return describeLocation(change);
  }
}
