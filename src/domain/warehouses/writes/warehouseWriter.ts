import { ok, type Result } from '../../shared/result.ts';
import { notFound, refused, type Decision, type WriteRefusal } from '../../shared/write.ts';
import type { WarehouseError } from '../validateWarehouse.ts';
import type { Warehouse } from '../../company/parts/warehouse.ts';
import type { WarehouseListError } from '../warehouseList.ts';

export type WarehouseHolder = {
  readonly companyId: string;
  readonly warehousesConfig?: readonly Warehouse[] | undefined;
};

export type OneWarehouse = { readonly locationId: string };

export function decideWarehouses<Document extends WarehouseHolder, Answer = undefined>(
  document: Document,
  edit: (present: readonly Warehouse[]) => Result<readonly Warehouse[], WarehouseListError>,
  answer: Answer,
): Decision<Document, Answer> {
  const edited = edit(document.warehousesConfig ?? []);
  if (edited.ok) return ok({ document: { ...document, warehousesConfig: edited.value }, answer });
  return edited.error.kind === 'warehouse-unknown' ? notFound : refused('', edited.error.kind);
}

export const refusedWarehouse = ({ pointer, message }: WarehouseError): Result<never, WriteRefusal> =>
  refused(pointer, message, message);
