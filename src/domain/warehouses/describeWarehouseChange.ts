import type {
  AspectName,
  ChangeAspect,
  ChangeDescription,
  ChangeFace,
  ChangeGround,
} from '../changes/changeDescription.ts';
import type { PendingChange } from '../changes/pendingChange.ts';
import { deepEqual } from '../shared/deepEqual.ts';
import { addressLines } from './address.ts';
import { isRemoved, type BindingsValue } from './applyWarehouseChanges.ts';
import type { Warehouse } from './warehouse.ts';
import { parseWarehouseKey } from './warehouseKey.ts';

const NOTHING: ChangeFace = { kind: 'nothing' };
const textFace = (text: string | undefined): ChangeFace => (text ? { kind: 'text', text } : NOTHING);

function addressFace({ place }: Warehouse): ChangeFace {
  if (!place) return NOTHING;
  return { kind: 'address', lines: addressLines(place.address), country: place.address.country };
}

/** How each aspect of a return address shows, in the order they are read. */
const faces: readonly (readonly [AspectName, (warehouse: Warehouse) => ChangeFace])[] = [
  ['name', ({ locationName }) => textFace(locationName)],
  ['address', addressFace],
  ['inUse', ({ enabled }) => ({ kind: 'word', word: enabled ? 'addressUsed' : 'addressNotUsed' })],
];

/** A binding in one line: what names it, in whichever system's words; its whole text where nothing does. */
function nameOf(binding: unknown): string {
  const texts = Object.values(binding as Readonly<Record<string, unknown>>).filter((each) => typeof each === 'string');
  return texts.join(' ') || JSON.stringify(binding);
}

const bindingsFace = (value: unknown): ChangeFace => {
  const names = ((value as BindingsValue | undefined)?.externalBindings ?? []).map(nameOf);
  return names.length > 0 ? { kind: 'list', items: names } : NOTHING;
};

function describeLocation({ originalValue, value }: PendingChange): ChangeDescription {
  const old = originalValue as Warehouse | undefined;
  const next = isRemoved(value) ? undefined : (value as Warehouse | undefined);
  const aspects = faces
    .map(([aspect, face]): ChangeAspect => ({
      aspect,
      before: old ? face(old) : NOTHING,
      after: next ? face(next) : NOTHING,
    }))
    .filter(({ before, after }) => !deepEqual(before, after));
  const code = next?.locationName ?? old?.locationName;
  const act = next ? (old ? 'changed' : 'added') : 'removed';
  return { title: 'returnAddress', code, act, aspects, moves: [] };
}

/** A change of return addresses in words and values. */
export function describeWarehouseChange(change: PendingChange, { before, after }: ChangeGround): ChangeDescription {
  const parsed = parseWarehouseKey(change.key);
  const titleOf = (locationId: unknown): string | undefined => {
    const known = [...(after.warehousesConfig ?? []), ...(before.warehousesConfig ?? [])];
    return known.find((warehouse) => warehouse.locationId === locationId)?.locationName;
  };
  switch (parsed?.part) {
    case 'default': {
      const faceOf = (locationId: unknown): ChangeFace =>
        textFace(titleOf(locationId) ?? (locationId as string | undefined));
      const aspects = [{ before: faceOf(change.originalValue), after: faceOf(change.value) }];
      return { title: 'defaultReturnAddress', act: 'changed', aspects, moves: [] };
    }
    case 'order': {
      const faceOf = (ids: unknown): ChangeFace => ({
        kind: 'list',
        items: (ids as readonly string[]).map((id) => titleOf(id) ?? id),
      });
      const aspects = [{ before: faceOf(change.originalValue), after: faceOf(change.value) }];
      return { title: 'returnAddressOrder', act: 'changed', aspects, moves: [] };
    }
    case 'bindings': {
      const aspects = [{ before: bindingsFace(change.originalValue), after: bindingsFace(change.value) }];
      const code = titleOf(parsed.locationId) ?? parsed.locationId;
      return { title: 'returnAddressBindings', code, act: 'changed', aspects, moves: [] };
    }
    case 'location':
    case undefined:
      return describeLocation(change);
  }
}
