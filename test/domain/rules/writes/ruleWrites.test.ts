import { describe, expect, it } from 'vitest';
import type { ReturnRule } from '../../../../src/domain/rules/returnRule.ts';
import type { WrittenRule } from '../../../../src/domain/rules/ruleDocuments.ts';
import { buildRulePayload } from '../../../../src/domain/rules/rulePayload.ts';
import { archiveRule, changeRule, createRule } from '../../../../src/domain/rules/writes/ruleWrites.ts';
import { aRule, documentOf } from '../aRule.ts';

const document = { companyId: 'ACME', products: { P: {} }, rulesConfig: [documentOf(aRule('r1'))] };
const fresh = { now: 0, id: 'fresh-id' };
const payloadOf = (more: Partial<ReturnRule> = {}): WrittenRule =>
  buildRulePayload('ACME', aRule('', { name: 'Sale', ...more }));
const create = (payload: WrittenRule, product = 'P') => createRule.decide(document, { product, payload }, fresh);

describe('rule writes', () => {
  it('store a rule in the format of the rules page, without unknown fields that the client sent [RL-1]', () => {
    const built = payloadOf();
    const event = { ...built.rule.event, params: { ...built.rule.event.params, actionId: 'forged', more: 1 } };
    const sent = { ...built, companyId: 'acme', ruleDescription: '  Sale ', isDefault: false };
    const created = create({ ...sent, rule: { ...built.rule, event } });
    expect(created.ok && created.value.document.rulesConfig?.at(-1)).toEqual({
      ...documentOf(aRule('fresh-id', { name: 'Sale' })),
    });
    expect(created).toMatchObject({ value: { answer: { ruleId: 'fresh-id' } } });
  });

  it('reject an invalid rule, a rule of another company and a rule for an unknown product', () => {
    const refusal = (payload: WrittenRule) => {
      const created = create(payload);
      return created.ok ? undefined : created.error;
    };
    expect(refusal({ ...payloadOf(), companyId: 'OTHER' })).toMatchObject({ errors: [{ pointer: '/companyId' }] });
    expect(refusal({ ...payloadOf(), ruleDescription: ' ' })).toMatchObject({ message: 'validation.ruleNameInUse' });
    expect(refusal({ ...payloadOf(), priority: 1.5 })).toMatchObject({ errors: [{ message: 'priority-invalid' }] });
    expect(refusal({ ...payloadOf(), ruleDescription: 'nul \u0000' })).toMatchObject({
      errors: [{ pointer: '/ruleDescription', message: 'not storable' }],
    });
    const { rule } = payloadOf();
    expect(refusal({ ...payloadOf(), rule: { ...rule, event: { ...rule.event, type: 'other' } } })).toMatchObject({
      errors: [{ pointer: '/rule/event' }],
    });
    const all = [{ fact: 'tags', operator: 'noSuchOperator', value: ['sale'] }];
    expect(refusal({ ...payloadOf(), rule: { ...rule, conditions: { all } } })).toMatchObject({
      errors: [{ pointer: '/rule/conditions/all/0' }],
    });
    expect(create(payloadOf(), 'Q')).toEqual({ ok: false, error: { kind: 'not-found' } });
  });

  it('replace a rule by id or restore an archived rule, and return "not found" for an unknown id [RL-5]', () => {
    const earlier = { ...document, rulesConfig: [documentOf(aRule('archived'))] };
    const change = (ruleId: string) =>
      changeRule.decide(document, { product: 'P', ruleId, payload: payloadOf() }, fresh, [earlier]);
    const ids = (decided: ReturnType<typeof change>) =>
      decided.ok && decided.value.document.rulesConfig?.map(({ ruleId }) => ruleId);
    expect(ids(change('r1'))).toEqual(['r1']);
    expect(ids(change('archived'))).toEqual(['r1', 'archived']);
    expect(change('unknown')).toEqual({ ok: false, error: { kind: 'not-found' } });
    const archived = archiveRule.decide(document, { product: 'P', ruleId: 'r1' }, fresh);
    expect(archived).toMatchObject({ ok: true, value: { document: { rulesConfig: [] } } });
    for (const input of [
      { product: 'P', ruleId: 'r9' },
      { product: 'Q', ruleId: 'r1' },
    ])
      expect(archiveRule.decide(document, input, fresh)).toEqual({ ok: false, error: { kind: 'not-found' } });
  });
});
