import type { EnteredWarehouseError } from '../../../../application/warehouses/enterWarehouse.ts';
import { ADDRESS_TEXT_LIMIT } from '../../../../domain/warehouses/address/form/addressProblem.ts';
import { MAX_WAREHOUSES } from '../../../../domain/warehouses/editedWarehouses.ts';
import type { FormProblem } from '../../../shared/forms/formMessage.ts';
import type { WarehouseInput } from './warehouseInput.ts';

const tooLong = { key: 'returnAddresses.errors.tooLong', values: { max: ADDRESS_TEXT_LIMIT.max } } as const;

const tooMany = { key: 'returnAddresses.errors.tooMany', values: { max: MAX_WAREHOUSES } } as const;

export function warehouseProblem(error: EnteredWarehouseError): FormProblem<keyof WarehouseInput> {
  switch (error.kind) {
    case 'country-unknown':
      return { place: 'field', field: 'country', message: 'returnAddresses.errors.country' };
    case 'too-long':
      return { place: 'field', field: error.field, message: tooLong };
    case 'blank':
      return { place: 'field', field: error.field, message: 'returnAddresses.errors.blank' };
    case 'postcode-malformed':
      return { place: 'field', field: 'postcode', message: 'wl.addressFields.postcode.invalidError' };
    case 'name-too-long':
      return { place: 'field', field: 'name', message: tooLong };
    case 'default-not-used':
      return { place: 'form', message: 'returnAddresses.errors.defaultNotUsed', fields: [] };
    case 'bindings-refused':
      return { place: 'form', message: 'returnAddresses.errors.bindings', fields: [] };
    case 'too-many-warehouses':
      return { place: 'form', message: tooMany, fields: [] };
    default:
      return error satisfies never;
  }
}
