import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import type { Faults } from '../../support/fakes/Faults.ts';
import { aReason } from '../../support/samples/builders.ts';
import { anEnvironment, liveOf, openWorkspace, REFETCH_DELAY } from '../../support/workspace.ts';
import { button, inAct, renamed, renderDock } from './renderDock.tsx';

/** The dock after publishing a renamed reason. One call of the publish has the given fault. */
async function publishWithFault(...fault: Parameters<Faults['plan']>) {
  const environment = anEnvironment();
  environment.faults.plan(...fault);
  const dock = await renderDock(environment);
  await inAct(() => dock.save(renamed));
  await dock.user.click(button('Publish'));
  return { ...dock, environment };
}

describe('a slow publish', () => {
  it('shows its steps in order, marks the current step, and says that the publish is running', async () => {
    const { clock, environment } = await publishWithFault('company', 'held');
    expect(screen.queryByRole('dialog')).toBeNull();

    await inAct(() => clock.advance(1000));
    const panel = within(await screen.findByRole('dialog', { name: 'Publishing your changes' }));
    expect(panel.getAllByRole('listitem').map((step) => step.textContent)).toEqual(['Company Running1 change']);
    expect(panel.getByText('9 steps need no change')).toBeTruthy();
    expect(panel.queryByText('Still working. Nothing is lost.', { selector: 'p' })).toBeNull();
    await inAct(() => clock.advance(3000));
    expect(panel.getByText('Still working. Nothing is lost.', { selector: 'p' })).toBeTruthy();

    await inAct(() => environment.faults.release());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('a publish in another tab', () => {
  it('is shown with its progress, and disables publishing in this tab [PB-14]', async () => {
    const environment = anEnvironment();
    const { save } = await renderDock(environment);
    await inAct(() => save(renamed));
    const other = await openWorkspace({ ...environment, storage: new InMemoryStorage() });
    other.save(aReason({ code: 'MIND', description: 'From another tab' }));
    environment.faults.plan('company', 'held');
    await inAct(() => void other.publish());
    expect(screen.getByText('Another tab is publishing for this merchant')).toBeTruthy();
    expect(screen.getByText(/^Steps done: 0 of 1\./)).toBeTruthy();
    expect(button('Publish').getAttribute('disabled')).not.toBeNull();
    await inAct(() => environment.faults.release());
    await waitFor(() => expect(screen.queryByText('Another tab is publishing for this merchant')).toBeNull());
    other.leave();
  });
});

describe('a stopped publish', () => {
  it('first shows that no change was lost, then at which step and why it stopped, and can be continued [PB-13, PB-7]', async () => {
    const { user, clock, environment } = await publishWithFault('company', 'server-error');

    const panel = within(await screen.findByRole('alertdialog', { name: 'Publishing stopped at step 1 of 1' }));
    expect(panel.getByText('Nothing has gone live. 1 change is still here, unsent.')).toBeTruthy();
    expect(panel.getByRole('listitem').textContent).toContain(
      'The service is not available: it is overloaded or down.',
    );
    await inAct(() => clock.advance(REFETCH_DELAY));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();

    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(button('Published')).toBeTruthy());
    expect(environment.faults.effects.filter((call) => call.startsWith('open')).length).toBe(1);
    expect(liveOf(environment).reasons[0]?.description).toBe('Too small or too large');
  });

  it('does not claim that nothing went live if the response to the last call was lost [PB-13]', async () => {
    const { user, environment } = await publishWithFault('complete', 'lost-after');

    const panel = within(await screen.findByRole('alertdialog', { name: 'The last step did not finish' }));
    expect(panel.getByText(/it isn’t known whether the changes are live/)).toBeTruthy();
    expect(panel.getByText('The service couldn’t be reached.')).toBeTruthy();
    await user.click(panel.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(button('Published')).toBeTruthy());
    expect(liveOf(environment).revision).toBe('"r2"');
  });

  it("explains a refused value with the product's own text, and never shows unknown service messages [PB-4] [ER-2] [ER-3]", async () => {
    await publishWithFault('company', 'rejected');
    const panel = await screen.findByRole('alertdialog');
    expect(within(panel).getByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy();
    expect(within(panel).getByRole('listitem').textContent).toContain('The service refused this.');
    expect(document.body.textContent).not.toContain('Refused by the test');
  });

  it('copies the technical details for developers [PB-13]', async () => {
    const { user } = await publishWithFault('company', 'server-error');
    await screen.findByRole('alertdialog');
    await user.click(button('Copy details'));
    expect(await screen.findByRole('button', { name: 'Details copied' })).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(
      'Publish demo-publish-1, step company, failure unavailable, request –',
    );
  });

  it('can be dismissed and continued later, and then also publishes the edits made in between [PB-13]', async () => {
    const { user, save, environment } = await publishWithFault('company', 'server-error');
    await screen.findByRole('alertdialog');
    await user.click(button('Keep editing'));
    expect(screen.getByText('Publishing stopped at step 1 of 1')).toBeTruthy();

    await inAct(() => save(aReason({ code: 'LATE', description: 'Late' })));
    await user.click(button('Continue publishing'));
    await waitFor(() => expect(button('Published')).toBeTruthy());
    expect(liveOf(environment).reasons.map(({ code }) => code)).toContain('LATE');
  });

  it('is described with the same text in the bar, the panel, the notice and the review [PB-4, PB-13]', async () => {
    const { user } = await publishWithFault('company', 'server-error');
    const title = 'Publishing stopped at step 1 of 1';
    const safe = 'Nothing has gone live. 1 change is still here, unsent.';
    const reason = 'The service is not available: it is overloaded or down.';
    const why = `Something went wrong on our side. Try again in a moment. ${reason}`;
    const panel = within(await screen.findByRole('alertdialog', { name: title }));
    expect(panel.getByText(safe)).toBeTruthy();
    expect(panel.getByText('Something went wrong on our side. Try again in a moment.')).toBeTruthy();
    expect(panel.getByRole('listitem').textContent).toContain(reason);
    const bar = screen.getByLabelText('Unsaved changes');
    expect(bar.textContent).toContain(why);

    await user.click(button('Keep editing'));
    const notice = screen.getByText(title).closest('[data-banner]');
    expect(notice?.textContent).toContain(`${title}${safe} ${why}`);
    await user.click(button('Review'));
    const review = within(await screen.findByRole('dialog', { name: 'Review 1 change' }));
    expect(review.getByText(title).closest('[data-banner]')?.textContent).toBe(`${title}${safe} ${why}`);
  });

  it('can be continued or cancelled after the page is reloaded [PB-13]', async () => {
    const environment = anEnvironment();
    environment.faults.plan('company', 'server-error');
    const before = await openWorkspace(environment);
    before.save(renamed);
    await before.publish();
    before.leave();

    const { user, changes } = await renderDock(environment);
    expect(screen.getByText('Publishing stopped at step 1 of 1')).toBeTruthy();
    await user.click(button('Cancel this publish'));
    await waitFor(() => expect(screen.queryByText('Publishing stopped at step 1 of 1')).toBeNull());
    expect(changes.count).toBe(1);
    expect(environment.faults.effects.some((call) => call.startsWith('giveUp'))).toBe(true);

    await user.click(button('Publish'));
    await waitFor(() => expect(button('Published')).toBeTruthy());
  });
});

describe("a publish that conflicts with another user's publish", () => {
  async function publishConflict() {
    const environment = anEnvironment();
    const dock = await renderDock(environment);
    await inAct(() => {
      dock.save(renamed);
      dock.remove('DAMAGED');
    });
    const other = await openWorkspace(environment, { userId: 'user-2' });
    other.save(aReason({ description: 'Does not fit' }));
    other.save(aReason({ code: 'DAMAGED', description: 'Broken', paymentRequirements: ['Photo'] }));
    await other.publish();
    await dock.user.click(button('Publish'));
    return { ...dock, environment };
  }

  it('shows the values of both users for each conflict, and publishes the value that the user chooses [PB-15]', async () => {
    const { user, environment } = await publishConflict();
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else has published' }));
    expect(dialog.getByText(/You both changed 2 values/)).toBeTruthy();
    const confirm = dialog.getByRole('button', { name: 'Continue to review' });
    expect(confirm.hasAttribute('disabled')).toBe(true);

    const size = within(dialog.getByRole('radiogroup', { name: 'Reason SIZE' }));
    await user.click(size.getByRole('radio', { name: /^Keep yours.*Too small or too large/ }));
    expect(confirm.hasAttribute('disabled')).toBe(true);
    const damaged = within(dialog.getByRole('radiogroup', { name: 'Reason DAMAGED' }));
    expect(damaged.getByRole('radio', { name: /^Keep yours.*Removed/ })).toBeTruthy();
    await user.click(damaged.getByRole('radio', { name: /^Use theirs.*Broken/ }));
    expect(liveOf(environment).reasons[0]?.description).toBe('Does not fit');
    await user.click(confirm);

    expect(await screen.findByRole('dialog', { name: 'Review 1 change' })).toBeTruthy();
    await user.click(button('Publish 1 change'));
    await waitFor(() => expect(button('Published')).toBeTruthy());
    expect(
      liveOf(environment)
        .reasons.map(({ description }) => description)
        .slice(0, 2),
    ).toEqual(['Too small or too large', 'Broken']);
  });

  it('can choose the values of one user for all conflicts at once [PB-15]', async () => {
    const { user, changes } = await publishConflict();
    await screen.findByRole('dialog', { name: 'Someone else has published' });
    await user.click(button('Use all of theirs'));
    await user.click(button('Continue to review'));
    expect(changes.count).toBe(0);
  });
});
