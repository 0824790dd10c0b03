import type { Address } from '../../domain/company/parts/address.ts';
import { isTooLong } from '../../domain/validation/textLimit.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import {
  ADDRESS_TEXT_LIMIT,
  addressProblems,
  type AddressProblem,
} from '../../domain/warehouses/address/form/addressProblem.ts';
import { tidyAddress } from '../../domain/warehouses/address/form/tidyAddress.ts';
import { draftWarehouse, freeWarehouseName } from '../../domain/warehouses/draftWarehouse.ts';
import { validateBindings } from '../../domain/warehouses/validateWarehouse.ts';
import { MAX_WAREHOUSES } from '../../domain/warehouses/editedWarehouses.ts';
import type { WarehousesEditor } from './WarehousesEditor.ts';

export type EnteredWarehouse = {
  readonly locationId?: string | undefined;
  /** Name of the address. If empty, the default name is used [WH-3]. */
  readonly name: string;
  readonly enabled: boolean;
  readonly address: Address;
  readonly bindings: readonly unknown[];
};

export type EnteredWarehouseError =
  | AddressProblem
  | { readonly kind: 'name-too-long' | 'default-not-used' | 'bindings-refused' | 'too-many-warehouses' };

export function enterWarehouse(
  editor: WarehousesEditor,
  { locationId, name, enabled, address, bindings }: EnteredWarehouse,
): Result<string, EnteredWarehouseError> {
  if (isTooLong(ADDRESS_TEXT_LIMIT, name.trim())) return err({ kind: 'name-too-long' });
  const [problem] = addressProblems(address);
  if (problem) return err(problem);
  if (validateBindings(bindings)) return err({ kind: 'bindings-refused' });
  const current = locationId === undefined ? undefined : editor.pendingWarehouse(locationId);
  if (!current && editor.pending.length >= MAX_WAREHOUSES) return err({ kind: 'too-many-warehouses' });
  const isDefault = current ? editor.defaultId === locationId : editor.addsDefaults;
  if (isDefault && !enabled) return err({ kind: 'default-not-used' });
  const others = editor.pending.filter((other) => other.locationId !== locationId);
  const draft = draftWarehouse(tidyAddress(address), name.trim() === '' ? freeWarehouseName(others) : name);
  if (!draft.ok) return err({ kind: 'name-too-long' });
  return ok(
    editor.save({
      ...draft.value,
      ...current,
      locationId,
      locationName: draft.value.locationName,
      enabled,
      place: { ...current?.place, address: tidyAddress(address) },
      externalBindings: bindings,
    }),
  );
}
