import type { Warehouse } from '../company/parts/warehouse.ts';

export type WarehouseContent = Omit<Warehouse, 'default'>;

export type WarehouseDetails = Omit<Warehouse, 'default' | 'externalBindings'>;

export function contentOf(warehouse: Warehouse): WarehouseContent {
  const { default: _, ...content } = warehouse;
  return content;
}

export function detailsOf(warehouse: Warehouse): WarehouseDetails {
  const { default: _, externalBindings: __, ...details } = warehouse;
  return details;
}

export const bindingsOf = ({ externalBindings }: Warehouse): readonly unknown[] => externalBindings ?? [];
