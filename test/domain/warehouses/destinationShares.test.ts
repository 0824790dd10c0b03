import { describe, expect, it } from 'vitest';
import { ruleDocumentOf } from '../../../src/domain/rules/ruleDocuments.ts';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { destinationShares } from '../../../src/domain/warehouses/destinationShares.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';

const main = aWarehouse({ locationId: 'main', default: true });
const sydney = aWarehouse({ locationId: 'sydney', default: false });
const document = (rule: ReturnRule) => ruleDocumentOf(rule.name, buildRulePayload('ACME', rule));
const toSydney = (locationId = 'sydney') =>
  document({
    ruleType: 'RETURN_ADDRESS',
    name: 'New South Wales',
    conditions: [{ fact: 'area', operator: 'fullMatch', value: ['NSW'] }],
    eventData: { locationId },
    priority: 1,
    enabled: true,
  });
const returnlessRule = document({
  ruleType: 'RETURNLESS_ITEM',
  name: 'Cheap',
  conditions: [{ fact: 'price', operator: 'lessThan', value: 10 }],
  eventData: { returnless: true },
  priority: 1,
  enabled: true,
});
const carriers = {
  carrier: { rootOrgId: 'HOUSE', productName: 'RETURNS' },
  products: {
    RETURNS: { carrierConfig: { carriers: [{ carrierCompanyId: 'POST', enabled: true, default: true }] } },
  },
  offeredCarriers: [{ carrierCompanyId: 'POST', countries: ['AU'] }],
};
const orders = [
  { area: 'NSW', price: 20 },
  { area: 'VIC', price: 20 },
  { area: 'VIC', price: 30 },
  { area: 'VIC', price: 40 },
  { area: 'NSW', price: 5 },
];

describe('destinationShares', () => {
  it('returns the share of orders for each address that rules choose, and for the default address if no rule applies [WH-1] [RL-4]', () => {
    const before = { ...carriers, warehousesConfig: [main, sydney], rulesConfig: [returnlessRule] };
    const after = { ...carriers, warehousesConfig: [main, sydney], rulesConfig: [returnlessRule, toSydney()] };
    expect(destinationShares(before, after, orders)).toEqual([
      { locationId: 'main', published: 1, pending: 0.75 },
      { locationId: 'sydney', published: 0, pending: 0.25 },
    ]);
  });

  it('counts orders as having no destination if no enabled carrier delivers to their address [WH-7]', () => {
    const berlin = aWarehouse({ locationId: 'berlin', default: true, place: { address: { country: 'DE' } } });
    const after = { ...carriers, warehousesConfig: [berlin] };
    const before = { ...carriers, warehousesConfig: [main] };
    expect(destinationShares(before, after, orders)).toEqual([
      { locationId: '', published: 0, pending: 1 },
      { locationId: 'main', published: 1, pending: 0 },
    ]);
  });

  it('counts orders for the default address if a rule refers to a removed address', () => {
    const withoutSydney = { ...carriers, warehousesConfig: [main], rulesConfig: [toSydney()] };
    expect(destinationShares(withoutSydney, withoutSydney, orders)).toEqual([
      { locationId: 'main', published: 1, pending: 1 },
    ]);
  });
});
