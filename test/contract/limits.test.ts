import { describe, expect, it } from 'vitest';
import { postUpdateCompany } from '../../contract/company/updateCompany.ts';
import { patchRule, postRule } from '../../contract/rules/rules.ts';
import type { Schema } from '../../contract/schema.ts';
import { bindWarehouse, updateWarehouse } from '../../contract/warehouses/warehouses.ts';
import type { ProductConfiguration } from '../../src/domain/company/companyConfiguration.ts';
import { MAX_PRODUCT_CARRIERS, MAX_PRODUCT_COUNTRIES, MAX_PRODUCTS } from '../../src/domain/products/productLimits.ts';
import { updateProducts } from '../../src/domain/products/updateProducts.ts';
import {
  MAX_CONDITION_VALUES,
  MAX_DECISION_FIELDS,
  MAX_DECISION_SIZE,
  MAX_RULE_CONDITIONS,
  MAX_RULE_TEXT,
} from '../../src/domain/rules/validateRule.ts';
import { tidyRulePayload } from '../../src/domain/rules/writes/ruleWrites.ts';
import {
  MAX_BINDING_FIELDS,
  MAX_BINDING_SIZE,
  MAX_BINDINGS,
  MAX_WAREHOUSE_RULES,
  validateBindings,
  validateWarehouse,
} from '../../src/domain/warehouses/validateWarehouse.ts';
import { compileRe2Pattern } from '../../src/infrastructure/patterns/re2PatternEngine.ts';

const times = <T>(count: number, make: (nth: number) => T): T[] => Array.from({ length: count }, (_, nth) => make(nth));
const record = <T>(count: number, value: T) => Object.fromEntries(times(count, (nth) => [`k${nth}`, value]));
const accepts = (schema: Schema | undefined, value: unknown): boolean => schema?.safeParse(value).success === true;

const fresh = { now: 0, id: 'x' };
const offering = {
  offeredCarriers: times(MAX_PRODUCT_CARRIERS + 1, (nth) => ({ carrierCompanyId: `C${nth}` })),
  carriers: { multiCarrierEnabled: true },
};
type Products = Readonly<Record<string, ProductConfiguration>>;
const update = (input: Products, present: Products = {}, earlier: Products = {}) =>
  updateProducts(compileRe2Pattern).decide({ ...offering, products: present }, input, fresh, [{ products: earlier }])
    .ok;
const carriers = (count: number): Products => ({
  A: {
    carrierConfig: {
      carriers: times(count, (nth) => ({ carrierCompanyId: `C${nth}`, enabled: true, default: false })),
    },
  },
});
const countries = (count: number): Products => ({
  A: { countriesEnabled: record(count, true) },
});

type Shape = {
  readonly conditions?: number;
  readonly values?: number;
  readonly name?: number;
  readonly unknownField?: object;
};
const rule = ({ conditions = 1, values = 1, name = 5, unknownField = {} }: Shape) => ({
  companyId: 'SHOP',
  ruleType: 'NON_RETURNABLE_ITEM' as const,
  ruleDescription: 'r'.repeat(name),
  enabled: true,
  priority: 1,
  rule: {
    conditions: {
      all: times(conditions, () => ({ fact: 'tags', operator: 'fullMatch', value: times(values, (nth) => `v${nth}`) })),
    },
    event: {
      type: 'nonReturnableItem',
      params: { actionId: 'not_returnable', actionValue: { isNotReturnable: true, ...unknownField } },
    },
  },
});
const ruleIsTaken = (shape: Shape) => [
  accepts(postRule.body, rule(shape)),
  accepts(patchRule.body, rule(shape)),
  tidyRulePayload('SHOP', rule(shape)).ok,
];
const bindings = (list: readonly object[]) => [
  accepts(bindWarehouse.body, { externalBindings: list }),
  validateBindings(list) === undefined,
];
/** An object with `size` characters of JSON. */
const ofSize = (size: number) => ({ a: 'x'.repeat(size - '{"a":""}'.length) });

describe('in the contract and in the domain,', () => {
  it('the limits of products are equal, and do not block writes of a company that already exceeds them', () => {
    const all = record(MAX_PRODUCTS, {});
    const more = record(MAX_PRODUCTS + 1, {});
    expect([accepts(postUpdateCompany.body, { products: all }), update(all)]).toEqual([true, true]);
    expect([accepts(postUpdateCompany.body, { products: more }), update(more)]).toEqual([false, false]);
    expect(update({ k0: {} }, more)).toBe(true);
    expect(update({ new: {} }, all)).toBe(false);
  });

  it('the limits of a product’s lists do not reject a list that was published before', () => {
    for (const [list, max] of [
      [carriers, MAX_PRODUCT_CARRIERS],
      [countries, MAX_PRODUCT_COUNTRIES],
    ] as const) {
      expect(update(list(max))).toBe(true);
      expect(update(list(max + 1))).toBe(false);
      expect(update(list(max + 1), list(max + 1))).toBe(true);
      expect(update(list(max + 1), {}, list(max + 1))).toBe(true);
    }
  });

  it.each([
    ['conditions', MAX_RULE_CONDITIONS],
    ['values', MAX_CONDITION_VALUES],
    ['name', MAX_RULE_TEXT],
  ] as const)(
    'the maximum for the %s of a rule is %i in the form and in the calls that create and change a rule',
    (part, max) => {
      expect(ruleIsTaken({ [part]: max })).toEqual([true, true, true]);
      expect(ruleIsTaken({ [part]: max + 1 })).toEqual([false, false, false]);
    },
  );

  it('the limits of a rule’s decision also count unknown fields', () => {
    expect(ruleIsTaken({ unknownField: record(MAX_DECISION_FIELDS - 1, 1) })).toEqual([true, true, true]);
    expect(ruleIsTaken({ unknownField: record(MAX_DECISION_FIELDS, 1) })[2]).toBe(false);
    const unknownField = { kept: { deep: 'x'.repeat(MAX_DECISION_SIZE) } };
    expect(ruleIsTaken({ unknownField })).toEqual([false, false, false]);
  });

  it('external bindings are limited in their number, their size and the number of their fields', () => {
    expect(bindings(times(MAX_BINDINGS, () => ({})))).toEqual([true, true]);
    expect(bindings(times(MAX_BINDINGS + 1, () => ({})))).toEqual([false, false]);
    expect(bindings([ofSize(MAX_BINDING_SIZE)])).toEqual([true, true]);
    expect(bindings([ofSize(MAX_BINDING_SIZE + 1)])).toEqual([false, false]);
    expect(bindings([record(MAX_BINDING_FIELDS, 1)])).toEqual([true, true]);
    expect(bindings([record(MAX_BINDING_FIELDS + 1, 1)])).toEqual([false, false]);
  });

  it('a return address is limited in the number of its rules and of its bindings', () => {
    const warehouse = (more: object) => ({ locationId: 'a', enabled: true, ...more });
    const accepted = (more: object) => [
      accepts(updateWarehouse.body, warehouse(more)),
      validateWarehouse(warehouse(more)) === undefined,
    ];
    expect(accepted({ rules: times(MAX_WAREHOUSE_RULES, () => ({})) })).toEqual([true, true]);
    expect(accepted({ rules: times(MAX_WAREHOUSE_RULES + 1, () => ({})) })).toEqual([false, false]);
    expect(accepted({ externalBindings: times(MAX_BINDINGS + 1, () => ({})) })).toEqual([false, false]);
  });
});
