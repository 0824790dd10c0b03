import { facts } from '../rules/conditions/facts.ts';
import { guarded, type GuardedTable } from '../shared/formulaGuard.ts';
import { orderFields, type OrderField } from './orderFields.ts';

function exampleOf(field: OrderField): string {
  if (field === 'orderId') return '10001';
  return field === 'itemName' ? 'Running shoe' : facts[field].example;
}

export const orderTemplate = (): GuardedTable =>
  [orderFields, orderFields.map(exampleOf)].map((row) => row.map(guarded));
