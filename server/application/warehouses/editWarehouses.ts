import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import type { WarehouseError } from '../../../src/domain/warehouses/validateWarehouse.ts';
import type { Warehouse } from '../../../src/domain/warehouses/warehouse.ts';
import { warehouseDifference } from '../../../src/domain/warehouses/changes/warehouseDifference.ts';
import type { WarehouseListError } from '../../../src/domain/warehouses/warehouseList.ts';
import type { ConfigurationEdit } from '../publishing/EditConfiguration.ts';
import type { ServiceFailure } from '../shared/failure.ts';

type Document = MerchantConfigDocument;

/** The edit of a configuration that gives its return addresses this outcome; `locationId` is what the log names. */
export function editWarehouses<T>(
  document: Document,
  outcome: Result<readonly Warehouse[], WarehouseListError>,
  locationId: string,
  answer: T,
): Result<ConfigurationEdit<T>, ServiceFailure> {
  if (!outcome.ok) return err(listFailure(outcome.error));
  return ok({
    // The domain's edits keep what they do not know, so the contract still holds.
    document: { ...document, warehousesConfig: outcome.value as NonNullable<Document['warehousesConfig']> },
    changes: warehouseDifference(document.warehousesConfig ?? [], outcome.value),
    detail: { locationId },
    answer,
  });
}

const listFailure = ({ kind }: WarehouseListError): ServiceFailure =>
  kind === 'warehouse-unknown' ? { kind: 'not-found' } : { kind: 'invalid', errors: [{ pointer: '', message: kind }] };

/** What the page refuses of an address, the service refuses with the same message. */
export const refusalOf = ({ pointer, message }: WarehouseError): ServiceFailure => ({
  kind: 'invalid',
  message,
  errors: [{ pointer, message }],
});
