import { describe, expect, it } from 'vitest';
import {
  ruleDocumentIn,
  ruleDocumentOf,
  withoutRuleDocument,
  withRuleDocument,
} from '../../../src/domain/rules/ruleDocuments.ts';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { aRule, documentOf } from './aRule.ts';

const [one, two, three] = ['r1', 'r2', 'r3'].map((id) => documentOf(aRule(id))) as [
  ReturnType<typeof documentOf>,
  ReturnType<typeof documentOf>,
  ReturnType<typeof documentOf>,
];

describe('the rule documents of a company [RL-5]', () => {
  it('are replaced by rule id, or appended if the rule id is new', () => {
    const holder = { name: 'Acme', rulesConfig: [one, two] };
    const renamed = { ...one, ruleDescription: 'Sale' };
    expect(withRuleDocument(holder, renamed)).toEqual({ name: 'Acme', rulesConfig: [renamed, two] });
    expect(withRuleDocument(holder, three)).toEqual({ name: 'Acme', rulesConfig: [one, two, three] });
    expect(withRuleDocument<{ rulesConfig?: (typeof one)[] }>({}, one)).toEqual({ rulesConfig: [one] });
  });

  it('are removed and found by rule id', () => {
    const holder = { name: 'Acme', rulesConfig: [one, two] };
    expect(withoutRuleDocument(holder, 'r1')).toEqual({ name: 'Acme', rulesConfig: [two] });
    expect(withoutRuleDocument({}, 'r1')).toEqual({ rulesConfig: [] });
    expect(ruleDocumentIn(holder, 'r2')).toBe(two);
    expect(ruleDocumentIn({}, 'r2')).toBeUndefined();
  });

  it('lose the flag isDefault if the written payload does not contain the flag [RL-2]', () => {
    const payload = (isDefault: boolean) => buildRulePayload('ACME', aRule('r1', { isDefault }));
    const usual = ruleDocumentOf('r1', payload(true));
    expect(usual.isDefault).toBe(true);
    expect(ruleDocumentOf('r1', payload(false), usual)).not.toHaveProperty('isDefault');
  });
});
