import { describe, expect, it } from 'vitest';
import { decideReturn, type DecidingRules } from '../../../../src/domain/rules/evaluation/returnDecision.ts';
import { ruleTypes } from '../../../../src/domain/rules/ruleType.ts';
import type { RuleType } from '../../../../src/domain/company/parts/ruleDocument.ts';
import { aRule } from '../aRule.ts';
import { sampleEventData } from '../ruleWorkload.ts';

const deciding = (...types: readonly RuleType[]): DecidingRules =>
  Object.fromEntries(
    types.map((ruleType) => [ruleType, aRule(ruleType, { ruleType, eventData: sampleEventData[ruleType] } as never)]),
  );

describe('decideReturn [RL-7]', () => {
  it('allows a return if no rule forbids the return', () => {
    const others = ruleTypes.filter((type) => type !== 'NON_RETURNABLE_ITEM' && type !== 'RETURNLESS_ITEM');
    for (const types of [[], others])
      expect(decideReturn(deciding(...types), {})).toMatchObject({ isReturnable: true, isReturnless: false, moot: [] });
  });

  it.each<readonly [RuleType, RuleType]>([
    ['NON_RETURNABLE_ITEM', 'ORDER_EXCEPTION'],
    ['RETURN_ADDRESS', 'RETURNLESS_ITEM'],
    ['CARRIER_RULES', 'RETURNLESS_ITEM'],
    ['REFUND_TRIGGERS', 'RETURNLESS_ITEM'],
  ])('makes the rule type %s irrelevant (moot) only if a rule of the type %s decides', (type, above) => {
    expect(decideReturn(deciding(type, above), {}).moot).toEqual([type]);
    expect(decideReturn(deciding(type), {}).moot).toEqual([]);
    expect(decideReturn(deciding(above), {}).moot).toEqual([]);
  });

  it('returns the last day of the return window, or undefined if this day is after the year 9999', () => {
    const window = (days: number): DecidingRules => ({
      RETURN_WINDOWS: aRule('w', { ruleType: 'RETURN_WINDOWS', eventData: { days, from: 'purchaseDate' } }) as never,
    });
    const lastDay = (days: number, purchaseDate: string) => decideReturn(window(days), { purchaseDate }).returnUntil;
    expect(lastDay(1.9, '2026-02-27')).toBe('2026-02-28');
    expect(lastDay(0, '2026-02-27')).toBe('2026-02-27');
    expect(lastDay(14, 'yesterday')).toBeUndefined();
    expect(lastDay(1e9, '2026-02-27')).toBeUndefined();
    expect(decideReturn(window(30), {}).returnUntil).toBeUndefined();
  });
});
