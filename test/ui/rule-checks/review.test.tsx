import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { RuleChecksGateway } from '../../../src/application/rule-checks/RuleChecksGateway.ts';
import { PublishStepRunners } from '../../../src/application/publishing/PublishStepRunner.ts';
import { publishRulesStep } from '../../../src/application/rules/publishRulesStep.ts';
import { RuleGateway } from '../../../src/application/rules/RuleGateway.ts';
import { noChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import type { Expectation } from '../../../src/domain/rule-checks/ruleCheck.ts';
import { saveRule } from '../../../src/domain/rules/changes/ruleEdits.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { aRule } from '../../domain/rules/aRule.ts';
import { aSample, PASSWORD } from '../../support/samples/aSample.ts';
import { settled } from '../../support/settled.ts';
import { anEnvironment, REFETCH_DELAY } from '../../support/workspace.ts';
import { plainText } from '../plainText.ts';
import { button, renderDock, type DockOptions } from '../publishing/renderDock.tsx';

/** The dock of a merchant with one check and a pending rule that makes sale items non-returnable. */
async function openDock(expected: readonly Expectation[], replace?: DockOptions['replace']) {
  const environment = anEnvironment(aSample({ ruleChecks: true }));
  environment.service.signIn('staff@r00.example', PASSWORD, 'R00');
  const dock = await renderDock(environment, {
    companyId: 'R00',
    replace: (bind) => {
      provide(bind, PublishStepRunners, [RuleGateway], (rules) => [
        publishRulesStep(rules, () => ({ extensions: { history: true } })),
      ]);
      replace?.(bind);
    },
  });
  const { services } = dock;
  const check = { id: 'a', name: 'Sale shoes come back', item: { tags: ['sale'] }, askedAfter: 0, expected };
  const write = { checks: [check], revision: noChecks.revision, idempotencyKey: 'check' };
  await services.get(RuleChecksGateway).store({ rootOrgId: 'HOUSE', companyId: 'R00' }, write);
  const { configuration } = services.get(CompanyStore);
  await act(async () => {
    services.get(PendingChangesStore).edit([saveRule(configuration!, aRule('new-1', { name: 'No sale' }))]);
    await settled();
  });
  return { ...dock, environment };
}

const review = () => screen.findByRole('dialog');
const publishInReview = async (user: UserEvent): Promise<void> =>
  user.click(within(await review()).getByRole('button', { name: 'Publish 1 change' }));
const isLive = () => waitFor(() => expect(screen.queryByText('1 unsaved change')).toBeNull());

describe('the review of pending rule changes', () => {
  it('opens before a publish if its rules break a check, and shows the expected and the new outcome [RL-7]', async () => {
    const { user, visited } = await openDock([{ of: 'verdict', is: 'returnable' }]);
    await user.click(button('Publish'));
    await within(await review()).findByText('1 check fails');
    expect(plainText(await review())).toContain(
      'Sale shoes come back Result: expected Can be returned, after publishing Can’t be returned',
    );
    await user.click(within(await review()).getByRole('button', { name: 'See the checks' }));
    expect(visited).toEqual(['/return-rules/checks']);

    await user.click(button('Review'));
    await publishInReview(user);
    await isLive();
  });

  it('does not block a publish once the user has seen the review, even while checks are still loading [RL-7]', async () => {
    const unread = {
      read: () => new Promise<never>(() => undefined),
      store: async () => err({ kind: 'unavailable' } as const),
    };
    const { user } = await openDock([{ of: 'verdict', is: 'returnable' }], (bind) =>
      provide(bind, RuleChecksGateway, [], () => unread),
    );
    await user.click(button('Publish'));
    await publishInReview(user);
    await isLive();
  });

  it('opens even if no check fails, not again when a stopped publish is retried, but for later changes [RL-7] [RL-9]', async () => {
    const { user, services, environment } = await openDock([{ of: 'verdict', is: 'forbidden' }]);
    environment.faults.plan('complete', 'lost-after');
    await user.click(button('Publish'));
    await screen.findByRole('dialog', { name: 'Review 1 change' });
    expect(screen.queryByText(/fails/)).toBeNull();
    await publishInReview(user);
    const panel = within(await screen.findByRole('alertdialog', { name: 'The last step did not finish' }));
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Published' });
    await act(async () => {
      environment.clock.advance(REFETCH_DELAY);
      await settled();
    });

    const { configuration } = services.get(CompanyStore);
    await act(async () => {
      services.get(PendingChangesStore).edit([saveRule(configuration!, aRule('new-2', { name: 'No lamps' }))]);
      await settled();
    });
    await user.click(button('Publish'));
    expect(await screen.findByRole('dialog', { name: 'Review 1 change' })).toBeTruthy();
  });

  it('shows that checks could not be loaded, and does not block publishing [RL-7]', async () => {
    const unread = { read: async () => err({ kind: 'unavailable' } as const) };
    const { user } = await openDock([{ of: 'verdict', is: 'returnable' }], (bind) =>
      provide(bind, RuleChecksGateway, [], () => ({ ...unread, store: async () => err({ kind: 'unavailable' }) })),
    );
    await user.click(button('Publish'));
    await within(await review()).findByText(/they weren’t tried on these changes/);
    await publishInReview(user);
    await isLive();
  });
});
