import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRule } from '../aRule.ts';

const noNames = { ar: '', es: '', fr: '', ja: '', nl: '' };
const added = {
  material: {
    kind: 'text',
    isList: true,
    parameter: 'material',
    example: 'Wool',
    columns: { ...noNames, en: 'fabric' },
  },
  deliveryDate: {
    kind: 'date',
    parameter: 'delivered',
    example: '2026-11-03',
    columns: { ...noNames, en: 'delivered' },
  },
};

/** Loads the modules after adding facts to the table, because they derive constants from the table. */
async function loadWithAddedFacts() {
  vi.resetModules();
  const { factTable } = await import('../../../../src/domain/rules/conditions/factTable.ts');
  Object.assign(factTable, added);
  return {
    ...(await import('../../../../src/domain/rules/conditions/readCondition.ts')),
    ...(await import('../../../../src/domain/rules/evaluation/compileRules.ts')),
    ...(await import('../../../../src/domain/rules/analysis/analyseRules.ts')),
    ...(await import('../../../../src/domain/simulator/itemAddress.ts')),
    ...(await import('../../../../src/domain/simulator/conditionsOfItem.ts')),
    ...(await import('../../../../src/domain/simulator/pastedItems.ts')),
    ...(await import('../../../../src/domain/rule-checks/readCheck.ts')),
    ...(await import('../../../../src/domain/orders/orderTemplate.ts')),
    ...(await import('../../../../src/domain/orders/orderFields.ts')),
    ...(await import('../../../../src/infrastructure/impact/InThreadReplay.ts')),
    ...(await import('../../../../src/ui/features/rules/form/ruleInput.ts')),
    ...(await import('../../../../src/ui/features/simulator/item/itemInput.ts')),
  };
}

describe('a fact that was only added to factTable', () => {
  let product: Awaited<ReturnType<typeof loadWithAddedFacts>>;
  let rule: ReturnType<typeof aRule>;
  const woolItem: object = { material: ['Wool', 'Silk'], deliveryDate: '2026-11-03' };
  const isWool = { fact: 'material', operator: 'fullMatch', value: ['wool'] };
  const isDelivered = { fact: 'deliveryDate', operator: 'greaterThan', value: '2026-11-01' };

  beforeAll(async () => {
    product = await loadWithAddedFacts();
    const conditions = [isWool, isDelivered].flatMap((each) => product.readCondition(each) ?? []);
    rule = aRule('wool', { conditions });
  });
  afterAll(() => {
    vi.resetModules();
  });

  it('can be used in a rule condition, with the operators of its type [RL-3]', () => {
    expect(rule.conditions).toEqual([isWool, isDelivered]);
    expect(product.readCondition({ ...isWool, operator: 'greaterThan' })).toBeUndefined();
    expect(product.readCondition({ ...isDelivered, value: '2026-02-30' })).toBeUndefined();
  });

  it('is evaluated by the compiled rules and explained in their trace [RL-4]', () => {
    const compiled = product.compileRules([rule]);
    expect(compiled.firing(woolItem)).toEqual([rule]);
    expect(compiled.firing({ ...woolItem, deliveryDate: '2026-11-01' } as object)).toEqual([]);
    expect(compiled.firing({})).toEqual([]);
    const { checks } = compiled.trace({ material: ['Cotton'] } as object)[0] ?? {};
    expect(checks?.map(({ outcome }) => outcome)).toEqual(['fails', 'fact-lacking']);
  });

  it('is included in the analysis of rules', () => {
    const twice = [rule, { ...rule, ruleId: 'again', name: 'Again' }];
    expect(product.analyseRules(twice).map(({ kind }) => kind)).toContain('duplicate');
  });

  it('can be entered in the rule form', () => {
    const input = product.inputOf(undefined, 'AUD', rule.conditions);
    expect(product.ruleOf(rule.ruleType, input, undefined).conditions).toEqual(rule.conditions);
  });

  it('is available in the simulator’s URL and fields, in pasted rows, and in a rule created from an item [RL-7]', () => {
    const parameters = [
      ['material', 'Wool'],
      ['material', 'Silk'],
      ['delivered', '2026-11-03'],
    ] as const;
    expect(product.addressOfOrder({ items: [woolItem] })).toEqual(parameters);
    expect(product.orderInAddress(parameters)).toEqual({ items: [woolItem] });
    expect(product.itemOfInput(product.inputOfItem(woolItem, 'en'), 'en')).toEqual(woolItem);
    expect(product.itemsOfText('fabric,delivered\n"Wool; Silk",2026-11-03', 'en')).toEqual({
      ok: true,
      value: [woolItem],
    });
    expect(product.conditionsOfItem(woolItem)).toEqual([{ ...isWool, value: ['Wool', 'Silk'] }]);
  });

  it('is accepted in the order item of a rule check', () => {
    const check = { name: 'Wool', item: woolItem, expected: [{ of: 'verdict', is: 'returnable' }] };
    expect(product.readCheck(check)).toMatchObject({ ok: true, value: { item: woolItem } });
    expect(product.readCheck({ ...check, item: { material: 'Wool' } })).toMatchObject({ ok: false });
  });

  it('can be imported from an order file, is included in the impact of rule changes, and can be exported [RL-9]', async () => {
    const template = product.orderTemplate().map((row) => row.slice(-2));
    expect(template).toEqual([
      ['material', 'deliveryDate'],
      ['Wool', '2026-11-03'],
    ]);
    const file = new Blob(['order,fabric,delivered\n1,"Wool; Silk",03.11.2026\n2,Cotton,30.11.2026\n3,Wool,today']);
    const replay = new product.InThreadReplay(() => Promise.resolve());
    const { signal } = new AbortController();
    const outline = await replay.inspect(file, { language: 'en' });
    if (!outline.ok) throw new Error(outline.error.kind);
    const report = await replay.read(file, outline.value.choice, () => undefined, signal);
    expect(report).toMatchObject({
      ok: true,
      value: { orders: 2, badRows: [{ row: 4, faults: [{ reason: 'date' }] }] },
    });
    const summary = await replay.count({ published: [], pending: [rule] }, () => undefined, signal);
    expect(summary?.changedOrders).toBe(1);
    const { rows } = await replay.rows({}, 0, 10);
    expect(rows).toMatchObject([{ orderId: '1', ...woolItem }]);
    const headers = [...product.orderFields];
    const exported = await replay.write({}, { headers, types: [], effects: [], rules: [] });
    expect(await exported.text()).toMatch(/"material","deliveryDate"[^]*"Wool, Silk","2026-11-03"/);
  });
});
