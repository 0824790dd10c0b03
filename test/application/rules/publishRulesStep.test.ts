import { describe, expect, it } from 'vitest';
import { JournaledCalls } from '../../../src/application/publishing/attempts/JournaledCalls.ts';
import { PublishAttemptArchive } from '../../../src/application/publishing/attempts/PublishAttemptArchive.ts';
import { publishRulesStep } from '../../../src/application/rules/publishRulesStep.ts';
import type { PendingChange } from '../../../src/domain/changes/pendingChange.ts';
import { archiveRule, saveRule } from '../../../src/domain/rules/changes/ruleEdits.ts';
import { httpRuleGateway } from '../../../src/infrastructure/rules/httpRuleGateway.ts';
import { deleteRule, patchRule, postRule } from '../../../contract/rules/rules.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aRule, withRules } from '../../domain/rules/aRule.ts';
import { InMemoryHttp } from '../../support/fakes/InMemoryHttp.ts';
import { changeSubjects } from '../../support/changes.ts';

const base = withRules(aRule('old-1'), aRule('old-2'));
const changes: readonly PendingChange[] = [
  saveRule(base, aRule('new-7', { name: 'Brand new', isDefault: true, priority: 5 })),
  saveRule(base, aRule('old-2', { enabled: false })),
  archiveRule(base, 'old-1'),
  saveRule(base, aRule('archived-1')),
];

function publishing(archives = true) {
  const http = new InMemoryHttp()
    .on(postRule, () => ({ body: { resource: { ruleId: 'given-1' } } }))
    .on(patchRule, () => ({}))
    .on(deleteRule, () => ({}));
  const attempt = { attemptId: 'attempt', companyId: 'ACME', changes, done: [], publishId: 'publish-1' };
  const calls = new JournaledCalls(attempt, 'rules', new PublishAttemptArchive(new InMemoryStorage(), changeSubjects));
  const step = publishRulesStep(httpRuleGateway(http), () => ({ extensions: { history: archives } }));
  return { http, calls, run: () => step.run(base, changes, calls) };
}

describe('publishRulesStep', () => {
  it('sends removals of rules first, then creates rules without an id and changes rules with an id [RL-5] [PB-5]', async () => {
    const { http, run } = publishing();
    expect(await run()).toEqual({ ok: true, value: undefined });
    expect(http.requests.map(({ id, params }) => [id, params?.['ruleId']])).toEqual([
      ['deleteRule', 'old-1'],
      ['postRule', undefined],
      ['patchRule', 'old-2'],
      ['patchRule', 'archived-1'],
    ]);
    for (const { params, headers } of http.requests) {
      expect(params).toMatchObject({ product: 'RETURNS_PORTAL', companyId: 'ACME' });
      expect(headers).toMatchObject({ 'x-publish-id': 'publish-1' });
    }
    expect(new Set(http.requests.map(({ headers }) => headers?.['idempotency-key'])).size).toBe(4);
  });

  it('disables a rule instead of archiving it if the service has no call to archive rules [RL-2] [RL-5]', async () => {
    const { http, run } = publishing(false);
    expect(await run()).toEqual({ ok: true, value: undefined });
    expect(http.requests.map(({ id, params }) => [id, params?.['ruleId']])).toEqual([
      ['patchRule', 'old-1'],
      ['postRule', undefined],
      ['patchRule', 'old-2'],
      ['patchRule', 'archived-1'],
    ]);
    expect(http.requests[0]?.body).toMatchObject({ ruleDescription: 'Rule old-1', enabled: false });
  });

  it('records the id that the service gives to a new rule', async () => {
    const { calls, run } = publishing();
    await run();
    expect(calls.createdId('new-7')).toBe('given-1');
  });

  it('sends rules in the format of the specification [RL-2]', async () => {
    const { http, run } = publishing();
    await run();
    expect(http.requests[1]?.body).toStrictEqual({
      companyId: 'ACME',
      ruleType: 'NON_RETURNABLE_ITEM',
      ruleDescription: 'Brand new',
      enabled: true,
      isDefault: true,
      priority: 5,
      rule: {
        conditions: { all: [{ fact: 'tags', operator: 'fullMatch', value: ['sale'] }] },
        event: {
          type: 'nonReturnableItem',
          params: { actionId: 'not_returnable', actionValue: { isNotReturnable: true } },
        },
      },
    });
    expect(http.requests[2]?.body).not.toHaveProperty('isDefault');
  });

  it('stops at the first call that the service rejects', async () => {
    const { http, run } = publishing();
    http.faults.plan('patchRule', 'rejected');
    expect(await run()).toMatchObject({ ok: false, error: { kind: 'rejected' } });
    expect(http.faults.asked).toHaveLength(3);
  });
});
