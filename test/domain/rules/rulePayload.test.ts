import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleSchema, type MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { readRule } from '../../../src/domain/rules/readRule.ts';
import type { RuleDocument, RuleType } from '../../../src/domain/company/parts/ruleDocument.ts';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { aRule } from './aRule.ts';
import { ruleTypes } from '../../../src/domain/rules/ruleType.ts';
import { anyRule, RUNS } from './arbitraryRules.ts';
import { sampleEventData } from './ruleWorkload.ts';

const ruleOf = (ruleType: RuleType, more: Partial<ReturnRule> = {}): ReturnRule =>
  aRule('r1', { ruleType, name: 'Mine', conditions: [], eventData: sampleEventData[ruleType], ...more } as ReturnRule);

describe('buildRulePayload', () => {
  it.each<[RuleType, string, string | undefined, object]>([
    ['NON_RETURNABLE_ITEM', 'nonReturnableItem', 'not_returnable', { isNotReturnable: true }],
    ['RETURN_WINDOWS', 'withinReturnWindow', 'return_window', { days: 30, from: 'purchaseDate' }],
    ['RETURN_ADDRESS', 'returnAddress', 'return_address', { locationId: 'main' }],
    ['ORDER_EXCEPTION', 'exceptionAlwaysReturnableItem', 'exception_always_returnable', { alwaysReturnable: true }],
    ['CARRIER_RULES', 'returnCarrier', 'return_carrier', { shouldUse: true, carrier: 'DPD', serviceType: 'parcel' }],
    ['REFUND_TRIGGERS', 'refundTrigger', 'refund_trigger', { eventType: 'PARCEL_ACCEPTED' }],
    ['REFUND_FEES', 'refundFee', 'refund_fee', { amount: 3.5, name: 'Handling', currency: 'EUR' }],
    ['RETURNLESS_ITEM', 'returnlessItem', undefined, { returnless: true }],
  ])("has the specification's event, action and params for %s [RL-1]", (ruleType, type, actionId, actionValue) => {
    expect(buildRulePayload('ACME', ruleOf(ruleType))).toStrictEqual({
      companyId: 'ACME',
      ruleType,
      ruleDescription: 'Mine',
      enabled: true,
      rule: {
        conditions: { all: [] },
        event: { type, params: actionId === undefined ? { actionValue } : { actionId, actionValue } },
      },
      priority: 1,
    });
  });

  it('supports exactly the eight rule types of the specification [RL-1]', () => {
    expect(ruleTypes).toEqual(Object.keys(sampleEventData));
    expect(new Set(ruleTypes)).toEqual(
      new Set(ruleSchema.shape.ruleType.def.entries ? Object.keys(ruleSchema.shape.ruleType.def.entries) : []),
    );
  });

  it('adds a default description to an order exception without a name, not to other types [RL-1]', () => {
    expect(buildRulePayload('ACME', ruleOf('ORDER_EXCEPTION', { name: ' ' })).ruleDescription).toBe(
      'Order exception rule',
    );
    expect(buildRulePayload('ACME', ruleOf('RETURN_ADDRESS', { name: '' })).ruleDescription).toBe('');
    expect(buildRulePayload('ACME', ruleOf('RETURN_ADDRESS', { name: ' Far ' })).ruleDescription).toBe('Far');
  });

  it('contains isDefault only for a default rule, and always the given state and priority [RL-2]', () => {
    const chosen = ruleOf('RETURN_WINDOWS', { enabled: false, isDefault: true, priority: 7 });
    expect(buildRulePayload('ACME', chosen)).toMatchObject({ enabled: false, isDefault: true, priority: 7 });
    expect(buildRulePayload('ACME', { ...chosen, isDefault: false })).not.toHaveProperty('isDefault');
  });

  it('can be read back as the original rule [RL-2]', () => {
    fc.assert(
      fc.property(anyRule(), fc.string(), (rule, name) => {
        const { companyId: _, priority, ...payload } = buildRulePayload('ACME', rule);
        const document = { ...payload, ruleId: 'r1', ruleDescription: name, rule: { ...payload.rule, priority } };
        const sent = JSON.parse(JSON.stringify(document)) as RuleDocument;
        expect(readRule(ruleSchema.parse(sent) as RuleDocument)).toEqual({
          ok: true,
          value: { ...rule, ruleId: 'r1', name },
        });
      }),
      { numRuns: RUNS },
    );
  });
});

describe('readRule', () => {
  const document = (more: object = {}, rule: object = {}): RuleDocument => ({
    ruleId: 'r1',
    ruleType: 'RETURN_ADDRESS',
    ruleDescription: 'Far',
    enabled: true,
    rule: {
      priority: 2,
      conditions: { all: [] },
      event: { type: 'returnAddress', params: { actionId: 'return_address', actionValue: { locationId: 'far' } } },
      ...rule,
    },
    ...more,
  });
  const when = (fact: string, operator: string, value: unknown) =>
    readRule(document({}, { conditions: { all: [{ fact, operator, value }] } }));

  it('reads a rule in the format of the API [RL-1]', () => {
    const wired: NonNullable<MerchantConfigDocument['rulesConfig']>[number] = ruleSchema.parse(document());
    expect(readRule(wired)).toMatchObject({
      ok: true,
      value: { name: 'Far', priority: 2, eventData: { locationId: 'far' } },
    });
  });

  const every = ['fullMatch', 'notFullMatch', 'partialMatch', 'greaterThan', 'lessThan', 'between'];
  it.each<[string, unknown, readonly string[]]>([
    ['categories', ['a'], every.slice(0, 3)],
    ['sku', ['a'], every.slice(0, 3)],
    ['tags', ['a'], every.slice(0, 3)],
    ['area', ['a'], every.slice(0, 3)],
    ['price', 5, every.slice(3)],
    ['purchaseDate', '2026-01-31', every.slice(3)],
    ['weight', 5, []],
    ['toString', 5, []],
  ])('allows for %s only fitting operators [RL-3]', (fact, value, operators) => {
    const fit = every.filter((operator) => when(fact, operator, operator === 'between' ? [value, value] : value).ok);
    expect(fit).toEqual(operators);
  });

  it.each<[string, string, unknown]>([
    ['price', 'greaterThan', '5'],
    ['price', 'greaterThan', Number.NaN],
    ['price', 'between', [1]],
    ['price', 'between', 1],
    ['purchaseDate', 'lessThan', '2026-02-30'],
    ['purchaseDate', 'between', ['2026-01-01', 'tomorrow']],
    ['sku', 'fullMatch', [1]],
    ['sku', 'fullMatch', undefined],
    ['price', 'lessThan', undefined],
    ['price', 'between', [1, 2, 3]],
    ['price', 'between', ['1', 2]],
    ['price', 'between', [1, Infinity]],
    ['purchaseDate', 'greaterThan', 20_000],
    ['purchaseDate', 'between', { 0: '2026-01-01', 1: '2026-01-02', length: 2 }],
    ['tags', 'partialMatch', ['a', 1]],
    ['area', 'notFullMatch', { 0: 'a', length: 1 }],
    ['categories', 'between', ['a', 'b']],
  ])('refuses the fact %s and the operator %s with the value %j [RL-3]', (fact, operator, value) => {
    expect(when(fact, operator, value)).toEqual({ ok: false, error: { kind: 'condition-unreadable', index: 0 } });
  });

  it('reads a single text as a list of one text [RL-3]', () => {
    expect(when('sku', 'fullMatch', 'a')).toMatchObject({ value: { conditions: [{ value: ['a'] }] } });
  });

  it('returns the index of the first invalid condition [RL-3]', () => {
    const all = [
      { fact: 'sku', operator: 'fullMatch', value: ['a'] },
      { fact: 'weight', operator: 'greaterThan', value: 5 },
      { fact: 'colour', operator: 'fullMatch', value: ['a'] },
    ];
    expect(readRule(document({}, { conditions: { all } }))).toEqual({
      ok: false,
      error: { kind: 'condition-unreadable', index: 1 },
    });
  });

  it('reads isDefault only if it is true, and does not remove unknown fields of the action [RL-2]', () => {
    expect(readRule(document({ isDefault: true }))).toMatchObject({ value: { isDefault: true } });
    for (const isDefault of [false, undefined]) {
      const read = readRule(document({ isDefault }));
      expect(read.ok && 'isDefault' in read.value).toBe(false);
    }
    const actionValue = { locationId: 'far', note: 'kept' };
    expect(readRule(document({}, { event: { type: 'returnAddress', params: { actionValue } } }))).toMatchObject({
      value: { eventData: actionValue },
    });
  });

  it.each<[RuleType, unknown]>([
    ['NON_RETURNABLE_ITEM', { isNotReturnable: false }],
    ['NON_RETURNABLE_ITEM', {}],
    ['RETURN_WINDOWS', { days: '30', from: 'purchaseDate' }],
    ['RETURN_WINDOWS', { days: Infinity, from: 'purchaseDate' }],
    ['RETURN_WINDOWS', { days: 30 }],
    ['CARRIER_RULES', { shouldUse: 'yes', carrier: 'DPD', serviceType: 'parcel' }],
    ['REFUND_FEES', { amount: 5, name: 'Fee', currency: 978 }],
    ['RETURNLESS_ITEM', Object.create({ returnless: true })],
    ['RETURNLESS_ITEM', null],
    ['RETURNLESS_ITEM', 'true'],
  ])('refuses the rule type %s with the action value %j [RL-1]', (ruleType, actionValue) => {
    const event = { ...buildRulePayload('ACME', ruleOf(ruleType)).rule.event, params: { actionValue } };
    expect(readRule(document({ ruleType }, { event }))).toEqual({ ok: false, error: { kind: 'event-unreadable' } });
  });

  it.each<[string, object]>([
    ['another event', { event: { type: 'refundFee', params: { actionValue: { locationId: 'far' } } } }],
    ['a param of another type', { event: { type: 'returnAddress', params: { actionValue: { locationId: 7 } } } }],
    ['no params', { event: { type: 'returnAddress', params: {} } }],
  ])('refuses a rule with %s [RL-1]', (_, rule) => {
    expect(readRule(document({}, rule))).toEqual({ ok: false, error: { kind: 'event-unreadable' } });
  });
});
