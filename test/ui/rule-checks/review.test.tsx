import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { RuleChecksGateway } from '../../../src/application/rule-checks/RuleChecksGateway.ts';
import { PublishStepRunners } from '../../../src/application/publishing/PublishStepRunner.ts';
import { PublishRulesStep } from '../../../src/application/rules/PublishRulesStep.ts';
import { RuleGateway } from '../../../src/application/rules/RuleGateway.ts';
import { noChecks } from '../../../src/domain/rule-checks/keepChecks.ts';
import type { Expectation } from '../../../src/domain/rule-checks/ruleCheck.ts';
import { saveRule } from '../../../src/domain/rules/changes/ruleEdits.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { aRule } from '../../domain/rules/aRule.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { settled } from '../../support/settled.ts';
import { anEnvironment } from '../../support/workspace.ts';
import { button, renderDock, type DockOptions } from '../publishing/renderDock.tsx';

const plain = (element: Element): string =>
  element.textContent.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');

/** The dock of a merchant with one check, and a pending rule that forbids to return sale items. */
async function openDock(expected: readonly Expectation[], replace?: DockOptions['replace']) {
  const environment = anEnvironment(aSample({ ruleChecks: true }));
  environment.service.signIn('staff@r00.example', PASSWORD, 'R00');
  const dock = await renderDock(environment, {
    companyId: 'R00',
    replace: (bind) => {
      provide(bind, PublishStepRunners, [RuleGateway], (rules) => [new PublishRulesStep(rules, () => true)]);
      replace?.(bind);
    },
  });
  const { services } = dock;
  const check = { id: 'a', name: 'Sale shoes come back', item: { tags: ['sale'] }, askedAfter: 0, expected };
  const write = { checks: [check], revision: noChecks.revision, idempotencyKey: 'check' };
  await services.get(RuleChecksGateway).keep({ rootOrgId: 'HOUSE', companyId: 'R00' }, write);
  const { configuration } = services.get(CompanyStore);
  await act(async () => {
    services.get(PendingChangesStore).edit([saveRule(configuration!, aRule('new-1', { name: 'No sale' }))]);
    await settled();
  });
  return dock;
}

describe('the review of changes to return rules', () => {
  it('opens before a publish that breaks a check, and says what was expected and what it gives now [RL-7] [PB-5]', async () => {
    const { user, visited } = await openDock([{ of: 'verdict', is: 'returnable' }]);
    await user.click(button('Publish'));
    const review = await screen.findByRole('dialog');
    await within(review).findByText('1 check gives something else now');
    expect(plain(review)).toContain(
      'Sale shoes come backResult: expected Can be returned, gives now Cannot be returned',
    );
    await user.click(within(review).getByRole('button', { name: 'See the checks' }));
    expect(visited).toEqual(['/return-rules/checks']);

    await user.click(button('Review'));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publish 1 change' }));
    await waitFor(() => expect(screen.queryByText('1 unsaved change')).toBeNull());
  });

  it('is waited for while checks are read, though not for ever [RL-7] [PB-5]', async () => {
    const unread = {
      read: () => new Promise<never>(() => undefined),
      keep: async () => err({ kind: 'unavailable' } as const),
    };
    const { user, clock } = await openDock([{ of: 'verdict', is: 'returnable' }], (bind) =>
      provide(bind, RuleChecksGateway, [], () => unread),
    );
    await user.click(button('Publish'));
    await act(settled);
    expect(screen.queryByText('1 unsaved change')).not.toBeNull();
    await act(async () => {
      clock.advance(3000);
      await settled();
    });
    await waitFor(() => expect(screen.queryByText('1 unsaved change')).toBeNull());
  });

  it('stays closed where no check breaks by them [RL-7]', async () => {
    const { user } = await openDock([{ of: 'verdict', is: 'forbidden' }]);
    await user.click(button('Publish'));
    await waitFor(() => expect(screen.queryByText('1 unsaved change')).toBeNull());
    expect(screen.queryByText(/gives something else now/)).toBeNull();
  });

  it('says that checks could not be read, and holds nothing up [RL-7]', async () => {
    const unread = { read: async () => err({ kind: 'unavailable' } as const) };
    const { user } = await openDock([{ of: 'verdict', is: 'returnable' }], (bind) =>
      provide(bind, RuleChecksGateway, [], () => ({ ...unread, keep: async () => err({ kind: 'unavailable' }) })),
    );
    await user.click(button('Publish'));
    const review = await screen.findByRole('dialog');
    await within(review).findByText(/they have not been tried on these changes/);
    expect(within(review).getByRole('button', { name: 'Publish 1 change' }).hasAttribute('disabled')).toBe(false);
  });
});
