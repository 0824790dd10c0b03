import type { Call } from '../call.ts';
import {
  bindWarehouse,
  createMultiCarrierWarehouse,
  createWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  updateMultiCarrierWarehouse,
  updateWarehouse,
  validateAddress,
} from './warehouses.ts';

export const warehousesCalls: readonly Call[] = [
  validateAddress,
  createWarehouse,
  createMultiCarrierWarehouse,
  updateWarehouse,
  updateMultiCarrierWarehouse,
  deleteWarehouse,
  makeDefaultWarehouse,
  bindWarehouse,
];
