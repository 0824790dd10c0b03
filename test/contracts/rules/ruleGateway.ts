import { expect, it } from 'vitest';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { ruleDocumentOf } from '../../../src/domain/rules/ruleDocuments.ts';
import { buildRulePayload } from '../../../src/domain/rules/rulePayload.ts';
import { aRule } from '../../domain/rules/aRule.ts';
import { RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

/** Uses the merchants R00 to R03. */
export function ruleGatewayContract(use: UseGateways): void {
  const pathOf = (id: string, product = RETURNS_PRODUCT) => ({ product, companyId: companyId(id) });
  const payload = (id: string, more: Partial<ReturnRule> = {}) =>
    buildRulePayload(id, aRule('', { name: 'Sale', ...more }));
  const configurationOf = async (id: string) => valueOf(await use().companies.read(companyId(id)));

  it('create returns the id of the new rule, and each create, change and archive adds a revision [RL-5]', async () => {
    await use().signIn('R00');
    const created = await use().rules.create(pathOf('R00'), payload('R00'), { idempotencyKey: 'rule-1' });
    const ruleId = created.ok ? (created.value.ruleId ?? '') : '';
    expect(ruleId).not.toBe('');
    const rule = {
      priority: 1,
      conditions: { all: [{ fact: 'tags', operator: 'fullMatch', value: ['sale'] }] },
      event: {
        type: 'nonReturnableItem',
        params: { actionId: 'not_returnable', actionValue: { isNotReturnable: true } },
      },
    };
    const document = { ruleId, ruleType: 'NON_RETURNABLE_ITEM', ruleDescription: 'Sale', enabled: true, rule };
    expect(await configurationOf('R00')).toMatchObject({
      revision: '"r2"',
      configuration: { rulesConfig: [document] },
    });

    const disabledPayload = payload('R00', { enabled: false, isDefault: true, conditions: [], priority: 4 });
    expect(await use().rules.change(pathOf('R00'), ruleId, disabledPayload, { idempotencyKey: 'rule-2' })).toEqual({
      ok: true,
      value: undefined,
    });
    const changed = {
      ...document,
      enabled: false,
      isDefault: true,
      rule: { ...rule, conditions: { all: [] }, priority: 4 },
    };
    expect((await configurationOf('R00')).configuration.rulesConfig).toEqual([changed]);

    expect((await use().rules.archive(pathOf('R00'), ruleId, { idempotencyKey: 'rule-3' })).ok).toBe(true);
    expect(await configurationOf('R00')).toMatchObject({ revision: '"r4"', configuration: { rulesConfig: [] } });
    const other = payload('R00', { name: 'Restored' });
    expect((await use().rules.change(pathOf('R00'), ruleId, other, { idempotencyKey: 'rule-4' })).ok).toBe(true);
    expect((await configurationOf('R00')).configuration.rulesConfig).toEqual([
      { ...document, ruleDescription: 'Restored' },
    ]);
  });

  it('create adds no second rule if it is repeated with the same idempotency key [PB-14]', async () => {
    await use().signIn('R01');
    const create = () => use().rules.create(pathOf('R01'), payload('R01'), { idempotencyKey: 'rule-r01' });
    expect(await create()).toEqual(await create());
    expect((await configurationOf('R01')).configuration.rulesConfig).toHaveLength(1);
  });

  it('create with a publish id changes only the publish draft until the publish is completed', async () => {
    await use().signIn('R02');
    const company = { rootOrgId: 'HOUSE', companyId: companyId('R02') };
    const opened = await use().publishes.open(company, {
      revision: '"r1"',
      changes: [{ type: 'RULES', key: 'rules.rule.new-1', value: ruleDocumentOf('new-1', payload('R02')) }],
      idempotencyKey: 'open-r02',
    });
    const publishId = opened.ok ? opened.value.publishId : '';
    await use().rules.create(pathOf('R02'), payload('R02'), { idempotencyKey: 'rule-r02', publishId });
    expect((await configurationOf('R02')).configuration.rulesConfig ?? []).toEqual([]);
    expect((await use().publishes.complete(company, publishId, 'complete-r02')).ok).toBe(true);
    expect(await configurationOf('R02')).toMatchObject({
      revision: '"r2"',
      configuration: { rulesConfig: [{ ruleDescription: 'Sale' }] },
    });
  });

  it("create returns a pointer into the request body if the rule's name cannot be stored [RL-5]", async () => {
    await use().signIn('R03');
    const unstorable = payload('R03', { name: 'Sale \u0000' });
    expect(await use().rules.create(pathOf('R03'), unstorable, { idempotencyKey: 'rule-r03-3' })).toMatchObject({
      error: { kind: 'rejected', pointers: ['/ruleDescription'] },
    });
  });

  it('writes of rules return `not-found` for an unknown rule id and for an unknown product [RL-5]', async () => {
    await use().signIn('R03');
    const missing = { ok: false, error: { kind: 'not-found' } };
    expect(await use().rules.archive(pathOf('R03'), 'missing', { idempotencyKey: 'rule-r03' })).toMatchObject(missing);
    const unknown = await use().rules.change(pathOf('R03'), 'unknown', payload('R03'), {
      idempotencyKey: 'rule-r03-4',
    });
    expect(unknown).toMatchObject(missing);
    const elsewhere = pathOf('R03', 'NO_SUCH_PRODUCT');
    expect(await use().rules.create(elsewhere, payload('R03'), { idempotencyKey: 'rule-r03-2' })).toMatchObject(
      missing,
    );
  });
}
