import type { Call } from '../call.ts';
import { findAddresses, retrieveAddress } from './addressLookup.ts';
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
  findAddresses,
  retrieveAddress,
];
