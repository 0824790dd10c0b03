import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LocalStorage } from '../../../src/application/shared/KeyValueStorage.ts';
import { provide, type Bind } from '../../../src/infrastructure/ioc/provide.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { EARLIER_SHOWN_FOR } from '../../../src/ui/features/publishing/bar/useEarlierChanges.ts';
import { aReason } from '../../support/samples/builders.ts';
import { anEnvironment, liveOf, openWorkspace, REFETCH_DELAY } from '../../support/workspace.ts';
import { button, inAct, renamed, renderDock } from './renderDock.tsx';

describe('PublishDock', () => {
  it('shows the number of unsaved changes, with buttons for undo and redo [PB-4, PC-8]', async () => {
    const { user, save, changes } = await renderDock(anEnvironment());
    await inAct(() => save(renamed));
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Unsaved changes');

    await user.click(button('Undo'));
    expect(changes.count).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('Undone. No unsaved changes');

    await user.click(button('Redo'));
    expect(changes.count).toBe(1);
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('Redone. 1 unsaved change');
  });

  it('changes from “Publish” to “Publishing” to “Published”, and ignores clicks while publishing [PB-1, PB-2]', async () => {
    const environment = anEnvironment();
    environment.faults.plan('company', 'held');
    const { user, save, clock } = await renderDock(environment);
    await inAct(() => save(renamed));

    await user.click(button('Publish'));
    expect(button('Publishing').getAttribute('aria-disabled')).toBe('true');
    await user.click(button('Publishing'));
    expect(environment.faults.asked.filter((call) => call.startsWith('open')).length).toBe(1);

    await inAct(() => environment.faults.release());
    expect(button('Published').hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('1 change is live');
    expect(liveOf(environment).reasons[0]?.description).toBe('Too small or too large');

    await inAct(() => clock.advance(REFETCH_DELAY));
    expect(screen.queryByRole('button', { name: 'Published' })).toBeNull();
    expect(screen.getByText('Version 2')).toBeTruthy();
    await user.click(button('Dismiss'));
    expect(screen.queryByText('Version 2')).toBeNull();
  });

  it('does not move any button before the publish succeeds, nor the last one before its confirmation disappears [PB-2]', async () => {
    const environment = anEnvironment();
    environment.faults.plan('company', 'held');
    const { user, save, clock } = await renderDock(environment);
    const controls = (): string[] =>
      within(screen.getByRole('region', { name: 'Unsaved changes' }))
        .getAllByRole('button')
        .map(
          (control) =>
            control.getAttribute('aria-label') ??
            control.querySelector(':scope > span:not([aria-hidden])')?.textContent ??
            control.textContent,
        );
    await inAct(() => save(renamed));
    expect(controls()).toEqual(['Undo', 'Redo', 'Discard', 'Review', 'Publish']);
    await user.click(button('Undo'));
    expect(controls()).toEqual(['Undo', 'Redo', 'Discard', 'Review', 'Publish']);
    expect(button('Publish').hasAttribute('disabled')).toBe(true);
    await user.click(button('Redo'));
    await user.click(button('Publish'));
    expect(controls()).toEqual(['Undo', 'Redo', 'Discard', 'Review', 'Publishing']);
    await inAct(() => environment.faults.release());
    expect(controls()).toEqual(['Undo publish', 'Dismiss', 'Review', 'Published']);
    await inAct(() => clock.advance(REFETCH_DELAY));
    expect(controls()).toEqual(['Undo publish', 'Dismiss']);
  });

  it('discards all pending changes at once, and can restore them until the next edit [PC-5]', async () => {
    const { user, save, remove, changes } = await renderDock(anEnvironment());
    await inAct(() => {
      save(renamed);
      remove('MIND');
    });
    await user.click(button('Discard'));
    expect(changes.count).toBe(0);
    expect(screen.getByRole('status').textContent).toBe('2 changes discarded. No unsaved changes');
    await user.click(button('Restore'));
    expect(changes.count).toBe(2);

    await user.click(button('Discard'));
    await inAct(() => save(aReason({ code: 'LATE' })));
    expect(screen.queryByRole('button', { name: 'Restore' })).toBeNull();
  });

  it('shows the notice of earlier unsaved changes only once per sign-in [PC-9]', async () => {
    const environment = anEnvironment();
    const device = new InMemoryStorage();
    const replace = (bind: Bind): void => provide(bind, LocalStorage, [], () => device);
    const before = await openWorkspace(environment, { replace });
    before.save(renamed);
    before.leave();
    const first = await renderDock(environment, { replace });
    expect(await screen.findByText(/earlier unsaved/)).toBeTruthy();
    await inAct(() => first.clock.advance(EARLIER_SHOWN_FOR));
    first.leave();
    cleanup();
    await renderDock(environment, { replace });
    expect(await screen.findByText('1 unsaved change')).toBeTruthy();
    expect(screen.queryByText(/earlier unsaved/)).toBeNull();
  });

  it('makes the browser ask before the user leaves unpublished changes [PC-9]', async () => {
    const { save, changes } = await renderDock(anEnvironment());
    const leave = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(true);
    await inAct(() => save(renamed));
    expect(leave()).toBe(false);
    await inAct(() => changes.discard());
    expect(leave()).toBe(true);
  });
});

describe('the notice of a published version', () => {
  it("links to the returns portal if the portal's URL is a valid web address [PB-16]", async () => {
    const environment = anEnvironment();
    const { user, save, company } = await renderDock(environment);
    await inAct(() => save(renamed));
    await user.click(button('Publish'));
    expect(screen.queryByRole('link', { name: 'View portal' })).toBeNull();
    const show = (consumerUrl: string) =>
      inAct(
        () =>
          company.published &&
          company.adopt({ ...company.published, configuration: { ...company.published.configuration, consumerUrl } }),
      );
    await show('https://returns.acme.example');
    expect(screen.getByRole('link', { name: 'View portal' }).getAttribute('href')).toBe('https://returns.acme.example');
    await show('javascript:alert(1)');
    expect(screen.queryByRole('link', { name: 'View portal' })).toBeNull();
  });
});

describe('keyboard shortcuts for pending changes', () => {
  it('open the review of changes, publish them, undo and redo [PC-8, PC-10]', async () => {
    const { user, save, changes } = await renderDock(anEnvironment());
    await inAct(() => save(renamed));
    await user.keyboard('{Control>}z{/Control}');
    expect(changes.count).toBe(0);
    await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    expect(changes.count).toBe(1);
    await user.keyboard('{Control>}z{/Control}{Control>}y{/Control}');
    expect(changes.count).toBe(1);

    // The first Ctrl+Enter opens the review, the second publishes.
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Review 1 change' })).toBeTruthy();
    expect(changes.count).toBe(1);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(button('Published')).toBeTruthy());
  });

  it('do not publish while another dialog, e.g. the sign-in dialog, covers the review', async () => {
    const environment = anEnvironment();
    const { user, save, changes } = await renderDock(environment);
    await inAct(() => save(renamed));
    await user.click(button('Review'));
    await screen.findByRole('dialog', { name: 'Review 1 change' });
    const over = document.createElement('div');
    over.setAttribute('role', 'dialog');
    over.innerHTML = '<input aria-label="Password">';
    document.body.append(over);
    over.querySelector('input')?.focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('{Control>}{Enter}{/Control}');
    over.remove();
    expect(environment.faults.asked.some((call) => call.startsWith('open'))).toBe(false);
    expect(changes.count).toBe(1);
  });

  it('publish a destructive change only after a confirmation, which the user must repeat if the review was closed', async () => {
    const environment = anEnvironment();
    const { user, remove, shown, changes } = await renderDock(environment);
    await inAct(() => {
      for (const { code } of shown()) remove(code);
    });
    const openReview = async () => {
      await user.click(button('Publish'));
      const review = within(await screen.findByRole('dialog', { name: 'Review 3 changes' }));
      return {
        publish: review.getByRole('button', { name: 'Publish 3 changes' }),
        confirm: review.getByRole('checkbox', { name: /^After publishing, no return reason is left/ }),
      };
    };
    const first = await openReview();
    expect(first.publish.hasAttribute('disabled')).toBe(true);
    await user.keyboard('{Control>}{Enter}{/Control}');
    await user.click(first.confirm);
    expect(first.publish.hasAttribute('disabled')).toBe(false);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await openReview();
    expect(second.publish.hasAttribute('disabled')).toBe(true);
    expect(environment.faults.asked.some((call) => call.startsWith('open'))).toBe(false);
    await user.click(second.confirm);
    await user.click(second.publish);
    await waitFor(() => expect(changes.count).toBe(0));
  });

  it('do not replace the undo of a focused text field, and ignore IME composition [PC-8]', async () => {
    const { save, changes } = await renderDock(anEnvironment(), { beside: <input aria-label="Text" /> });
    await inAct(() => save(renamed));
    fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'z', ctrlKey: true });
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true, isComposing: true });
    expect(changes.count).toBe(1);
  });

  it('use the physical key position on an Arabic keyboard [PC-8]', async () => {
    const { save, changes } = await renderDock(anEnvironment());
    await inAct(() => save(renamed));
    fireEvent.keyDown(document.body, { key: 'ئ', code: 'KeyZ', ctrlKey: true });
    expect(changes.count).toBe(0);
  });
});

describe('the review of pending changes', () => {
  it('describes every change with a link to its setting, and can discard a single change [PC-10, PC-5]', async () => {
    const { user, save, remove, arrange, visited, changes } = await renderDock(anEnvironment());
    await inAct(() => {
      save(renamed);
      save(aReason({ code: 'LATE', description: 'Arrived too late' }));
      arrange(['MIND', 'SIZE', 'DAMAGED', 'LATE']);
      remove('DAMAGED');
    });
    await user.click(button('Review'));
    const review = within(await screen.findByRole('dialog', { name: 'Review 4 changes' }));
    expect(review.getByText('Nothing is sent until you publish.')).toBeTruthy();
    const listedTexts = review.getAllByRole('listitem').map((item) => item.textContent);
    expect(listedTexts.join('\n')).toContain('Before: Too smallAfter: Too small or too large');
    expect(listedTexts.join('\n')).toContain('Arrived too late');
    expect(listedTexts.join('\n')).toContain('Added at position 3');
    expect(listedTexts.join('\n')).toContain('Before: Arrived damagedRemoved');
    expect(listedTexts.join('\n')).toContain('Changed my mindMoved from position 3 to 1');

    await user.click(review.getByRole('button', { name: 'Discard the change to Reason DAMAGED' }));
    expect(changes.count).toBe(3);
    await user.click(review.getByRole('button', { name: 'Restore' }));
    expect(changes.count).toBe(4);

    await user.click(review.getByRole('button', { name: 'Go to Reason LATE' }));
    expect(visited).toEqual(['/return-reasons?field=returnReasons.reason.LATE']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('lists a change without a link if the user cannot open its page [PC-10]', async () => {
    const { user, save } = await renderDock(anEnvironment(), { hasPage: () => false });
    await inAct(() => save(renamed));
    await user.click(button('Review'));
    const review = within(await screen.findByRole('dialog'));
    expect(review.getByRole('region', { name: 'Return reasons' })).toBeTruthy();
    expect(review.queryByRole('button', { name: /Go to/ })).toBeNull();
    expect(review.getByRole('button', { name: 'Discard the change to Reason SIZE' })).toBeTruthy();
  });

  it('discards all changes of one page, and can restore them [PC-5]', async () => {
    const { user, save, remove, changes } = await renderDock(anEnvironment());
    await inAct(() => {
      save(renamed);
      remove('MIND');
    });
    await user.click(button('Review'));
    await user.click(await screen.findByRole('button', { name: 'Discard all changes of Return reasons' }));
    expect(changes.count).toBe(0);
    await user.click(button('Restore'));
    expect(changes.count).toBe(2);
  });

  it('shows that no change is left to review [PC-10]', async () => {
    const { user, save } = await renderDock(anEnvironment());
    await inAct(() => save(renamed));
    await user.click(button('Review'));
    await user.click(await screen.findByRole('button', { name: 'Discard all' }));
    expect(await screen.findByRole('dialog', { name: 'Nothing to review' })).toBeTruthy();
  });
});
