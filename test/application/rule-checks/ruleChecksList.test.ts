import { autorun, when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { makeSample } from '../../../sample/makeSample.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { RuleChecksGateway } from '../../../src/application/rule-checks/RuleChecksGateway.ts';
import { RuleChecksList } from '../../../src/application/rule-checks/RuleChecksList.ts';
import { editField } from '../../../src/domain/changes/fields/fieldSet.ts';
import type { CompanyId } from '../../../src/domain/company/companyId.ts';
import { addCheck, changeCheck, removeCheck } from '../../../src/domain/rule-checks/checkEdits.ts';
import type { RuleCheck } from '../../../src/domain/rule-checks/ruleCheck.ts';
import { saveRule } from '../../../src/domain/rules/changes/ruleEdits.ts';
import { listedRule } from '../../../src/domain/rules/ruleRows.ts';
import { settingsFields } from '../../../src/domain/settings/settingsFields.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { demoServices } from '../../support/composition.ts';
import { CountingIds } from '../../support/fakes/CountingIds.ts';

const path = { rootOrgId: 'AUSPOST', companyId: 'TINDERVALLEY' };
const aCheck = (id: string, more: Partial<RuleCheck> = {}): RuleCheck => ({
  id,
  name: `Check ${id}`,
  item: { categories: ['Wine'], purchaseDate: '2026-10-03' },
  askedAfter: 10,
  expected: [
    { of: 'verdict', is: 'returnable' },
    { of: 'RETURN_WINDOWS', is: { days: 14, from: 'purchaseDate' } },
  ],
  ...more,
});

async function opened(...checks: readonly RuleCheck[]) {
  const services = demoServices({ sample: makeSample({ seed: 1, now: new Date(0) }) });
  const company = services.get(CompanyStore);
  await company.open(path.companyId as CompanyId);
  const [gateway, changes] = [services.get(RuleChecksGateway), services.get(PendingChangesStore)];
  const ids = new CountingIds('list');
  const listed = () => new RuleChecksList(gateway, company, changes, ids);
  const list = listed();
  await list.open(path);
  for (const check of checks) expect(await list.edit(addCheck(check))).toEqual(ok('stored'));
  const shorten = (days: number): void => {
    const document = company.configuration!.rulesConfig!.find(
      ({ ruleDescription }) => ruleDescription === 'All wine within 14 days',
    )!;
    const rule = { ...listedRule(document)!, eventData: { days, from: 'purchaseDate' } };
    changes.edit([saveRule(company.configuration!, rule as never)]);
  };
  const other = listed();
  await other.open(path);
  return { list, other, company, changes, gateway, shorten };
}

describe('RuleChecksList', () => {
  it('runs all checks on the pending rules after each change, and marks checks that also fail on the published rules [RL-7]', async () => {
    const { list, changes, shorten } = await opened(
      aCheck('a'),
      aCheck('b', { expected: [{ of: 'verdict', is: 'forbidden' }] }),
    );
    const states: string[] = [];
    const stop = autorun(() =>
      states.push(
        list.broken.map(({ check, isBrokenAsPublished }) => `${check.id} ${String(isBrokenAsPublished)}`).join(),
      ),
    );
    shorten(7);
    changes.undo();
    stop();
    expect(states).toEqual(['b true', 'a false,b true', 'b true']);
  });

  it('compiles no rules after an edit that does not concern rules [RL-7] [PC-2]', async () => {
    const { list, company, changes, shorten } = await opened(aCheck('a'));
    const stop = autorun(() => list.states);
    shorten(7);
    const { compiledPending, compiledPublished } = list;
    changes.edit([editField(settingsFields, company.configuration!, 'portalActive', false)]);
    expect(changes.count).toBe(2);
    expect(list.compiledPending).toBe(compiledPending);
    expect(list.compiledPublished).toBe(compiledPublished);
    stop();
  });

  it('repeats an edit of the checks if another user edited them first, so that neither edit is lost [RL-7]', async () => {
    const { list, other } = await opened(aCheck('a'));
    await other.open(path);
    expect(await other.edit(addCheck(aCheck('b')))).toEqual(ok('stored'));
    expect(await list.edit(changeCheck('a', { name: 'Renamed' }))).toEqual(ok('stored'));
    expect(list.checks.map(({ name }) => name)).toEqual(['Renamed', 'Check b']);
    expect(await other.edit(addCheck(aCheck('c', { name: ' renamed' })))).toEqual(err({ kind: 'name-taken' }));
    expect(await list.edit(removeCheck('b'))).toEqual(ok('stored'));
    expect(await other.edit(changeCheck('b', { name: 'Too late' }))).toEqual(err({ kind: 'gone' }));
  });

  it('contains the same checks as before if an edit of them cannot be stored [RL-7]', async () => {
    const { list, gateway, company } = await opened(aCheck('a'));
    const failing = new RuleChecksList(
      { read: gateway.read.bind(gateway), store: async () => err({ kind: 'unavailable' }) },
      company,
      new PendingChangesStore(),
      new CountingIds('failing'),
    );
    expect(await failing.edit(removeCheck('a'))).toEqual(err({ kind: 'unreachable' }));
    await failing.open(path);
    expect(await failing.edit(removeCheck('a'))).toEqual(err({ kind: 'unavailable' }));
    expect(failing.checks).toEqual(list.checks);
  });

  it('delays edits of checks during a read-only review until the admin starts acting, and then reports failed edits [RT-2] [RL-7]', async () => {
    const { list, changes } = await opened(aCheck('a'));
    let delayed: readonly (() => void)[] = [];
    changes.guard = (change) => {
      delayed = [...delayed, change];
      return false;
    };
    expect(await list.edit(addCheck(aCheck('b')))).toEqual(ok('queued'));
    expect(await list.edit(changeCheck('gone', { name: 'Nobody' }))).toEqual(ok('queued'));
    expect(list.checks.map(({ id }) => id)).toEqual(['a']);
    changes.guard = undefined;
    for (const change of delayed) change();
    await when(() => list.checks.length === 2);
    await when(() => list.saveFailure !== undefined);
    expect(list.saveFailure).toEqual({ kind: 'gone' });
    list.forgetQueuedFailure();
    expect(list.saveFailure).toBeUndefined();
  });
});
