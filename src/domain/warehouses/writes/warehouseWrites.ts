import { ok, type Result } from '../../shared/result.ts';
import { notFound, refused, type Decision, type WriteRefusal, type Write } from '../../shared/write.ts';
import {
  type WarehouseError,
  validateNewWarehouse,
  validateWarehouse,
  validateBindings,
} from '../validateWarehouse.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import { type WarehouseListError, withDefaultWarehouse, withoutWarehouse } from '../warehouseList.ts';
import { isTemporaryId } from '../../publishing/createdIds.ts';
import { freeWarehouseName } from '../draftWarehouse.ts';
import type { WarehouseContent, WarehouseDetails } from '../warehouseParts.ts';
import { withNewWarehouse, withWarehouse, withBindings } from '../editedWarehouses.ts';

type WarehouseHolder = {
  readonly companyId: string;
  readonly warehousesConfig?: readonly Warehouse[] | undefined;
};

type OneWarehouse = { readonly locationId: string };

function decideWarehouses<Document extends WarehouseHolder, Answer = undefined>(
  document: Document,
  edit: (current: readonly Warehouse[]) => Result<readonly Warehouse[], WarehouseListError>,
  answer: Answer,
): Decision<Document, Answer> {
  const edited = edit(document.warehousesConfig ?? []);
  if (edited.ok) return ok({ document: { ...document, warehousesConfig: edited.value }, answer });
  return edited.error.kind === 'warehouse-unknown' ? notFound : refused('', edited.error.kind);
}

const refusedWarehouse = ({ pointer, message }: WarehouseError): Result<never, WriteRefusal> =>
  refused(pointer, message, message);

/** Creates an address and returns its permanent id. The first address of a company becomes its default [WH-4]. */
export const createWarehouse: Write<WarehouseHolder, WarehouseContent, OneWarehouse> = {
  action: 'warehouse.created',
  decide(document, warehouse, fresh) {
    const error = validateNewWarehouse(warehouse);
    if (error) return refusedWarehouse(error);
    const locationId = idFor(warehouse.locationId, document.warehousesConfig ?? [], fresh.id);
    const { companyId } = document;
    const locationName = warehouse.locationName ?? freeWarehouseName(document.warehousesConfig ?? []);
    return decideWarehouses(
      document,
      (current) => withNewWarehouse(current, { ...warehouse, locationName, locationId, companyId }),
      { locationId },
    );
  },
};

/** `proposed`, e.g. of a restored address, so that its rules apply again. `freshId` if it is not usable. */
function idFor(proposed: string, current: readonly Warehouse[], freshId: string): string {
  const isFree = /^[\w.:-]{1,200}$/.test(proposed) && current.every(({ locationId }) => locationId !== proposed);
  return isFree && !isTemporaryId(proposed) ? proposed : freshId;
}

/** Replaces a return address [WH-1]. Bindings and default are unchanged. */
export const updateWarehouse: Write<WarehouseHolder, WarehouseDetails> = {
  action: 'warehouse.updated',
  decide(document, warehouse) {
    const error = validateWarehouse(warehouse);
    if (error) return refusedWarehouse(error);
    const { companyId } = document;
    return decideWarehouses(document, (current) => withWarehouse(current, { ...warehouse, companyId }), undefined);
  },
};

export const bindWarehouse: Write<WarehouseHolder, OneWarehouse & { readonly externalBindings: readonly unknown[] }> = {
  action: 'warehouse.bound',
  decide(document, { locationId, externalBindings }) {
    const error = validateBindings(externalBindings);
    if (error) return refusedWarehouse(error);
    return decideWarehouses(document, (current) => withBindings(current, locationId, externalBindings), undefined);
  },
};

/** Makes an address the default [WH-5]. */
export const makeDefaultWarehouse: Write<WarehouseHolder, OneWarehouse> = {
  action: 'warehouse.made-default',
  decide: (document, { locationId }) =>
    decideWarehouses(document, (current) => withDefaultWarehouse(current, locationId), undefined),
};

export const removeWarehouse: Write<WarehouseHolder, OneWarehouse & { readonly newDefault?: string | undefined }> = {
  action: 'warehouse.removed',
  decide: (document, { locationId, newDefault }) =>
    decideWarehouses(document, (current) => withoutWarehouse(current, locationId, newDefault), undefined),
};
