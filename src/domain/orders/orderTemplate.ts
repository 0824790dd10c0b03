import { guarded, type GuardedTable } from '../shared/formulaGuard.ts';
import { orderFields, type OrderField } from './orderFields.ts';

const EXAMPLE: Readonly<Record<OrderField, string>> = {
  orderId: '10001',
  itemName: 'Running shoe',
  sku: 'RUN-42',
  categories: 'Shoes; Sport',
  tags: 'sale',
  price: '89.90',
  purchaseDate: '2026-11-01',
  area: 'NSW',
};

export const orderTemplate = (): GuardedTable =>
  [orderFields, orderFields.map((field) => EXAMPLE[field])].map((row) => row.map(guarded));
