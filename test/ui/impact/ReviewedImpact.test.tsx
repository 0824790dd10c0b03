import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { ReviewStore } from '../../../src/application/changes/ReviewStore.ts';
import { OrderReplays } from '../../../src/application/impact/OrderReplays.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { aSummary, ManualReplays } from '../../support/fakes/ManualReplay.ts';
import { settled } from '../../support/settled.ts';
import { renderPage } from '../renderPage.tsx';
import { Review } from '../Review.tsx';
import { waitForValue } from '../waitForValue.ts';
import { changeWine } from '../changeWine.ts';

async function openReview() {
  const replays = new ManualReplays();
  const visitedPaths: string[] = [];
  const page = await renderPage(<Review visitedPaths={visitedPaths} />, {
    companyId: 'TINDERVALLEY',
    replace: (bind) => provide(bind, OrderReplays, [], () => replays),
  });
  return { ...page, page, replays, visitedPaths };
}

/** Completes the last count with this number of changed orders. */
async function completeCount(replays: ManualReplays, changed: number, hasEvidence = true): Promise<void> {
  const none = { orders: 0, value: 0 };
  const window = { longer: { orders: changed, value: 0 }, shorter: none, other: none };
  const count = await waitForValue(() => replays.waiting);
  await act(async () => {
    count.answer({ ...aSummary(changed), orders: 2_000, window, hasEvidence });
    await settled();
  });
}

describe('the rule impact in the review', () => {
  it('is shown below the rule changes, does not delay the review and is updated with the changes [RL-9]', async () => {
    const { page, replays, changes } = await openReview();
    expect(replays.opened).toHaveLength(0);
    changeWine(page, 30);
    expect(await screen.findByText('Checking sample orders…')).toBeTruthy();
    const change = screen.getByText('All wine within 14 days', { exact: false });
    const follows = (text: HTMLElement): boolean =>
      (change.compareDocumentPosition(text) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(follows(screen.getByText('Checking sample orders…'))).toBe(true);
    await completeCount(replays, 312);
    expect(screen.getByText('Different outcome: 312 of 2,000 sample orders (15.6%).')).toBeTruthy();
    expect(screen.getByText('Orders returnable for longer').parentElement!.textContent).toBe(
      '312 Orders returnable for longer',
    );
    changeWine(page, 40);
    await completeCount(replays, 0);
    expect(screen.getByText('Same outcome for all 2,000 sample orders.')).toBeTruthy();
    act(() => changes.discard());
    await waitFor(() => expect(replays.last.calls.at(-1)).toBe('close'));
  });

  it('is stored with the publish unless the user deselects it, and only if it was counted for the current rules [RL-9]', async () => {
    const { page, replays, changes, user } = await openReview();
    changeWine(page, 30);
    await screen.findByText('Checking sample orders…');
    expect(changes.figures?.()).toBeUndefined();
    await completeCount(replays, 312);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await act(() => page.services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
    // The owner's defaults were loaded meanwhile, so orders are counted again.
    await completeCount(replays, 312);
    const saveFigures = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Save these figures in the history' });
    expect(saveFigures.checked).toBe(true);
    const figures = (orders: number, share: string): string =>
      `Different outcome: ${orders} of 2,000 sample orders (${share}).\nOrders returnable for longer: ${orders}`;
    expect(changes.figures?.()).toBe(figures(312, '15.6%'));
    changeWine(page, 40);
    expect(changes.figures?.()).toBeUndefined();
    await completeCount(replays, 400);
    expect(changes.figures?.()).toBe(figures(400, '20%'));
    await user.click(saveFigures);
    changeWine(page, 50);
    await completeCount(replays, 500);
    expect(saveFigures.checked).toBe(false);
    expect(changes.figures?.()).toBeUndefined();
    await user.click(saveFigures);
    act(() => changes.write('x'.repeat(480)));
    expect(screen.getByText('The note is too long to add these figures.')).toBeTruthy();
    expect(saveFigures.checked).toBe(false);
    act(() => changes.discard());
    await waitFor(() => expect(changes.figures).toBeUndefined());
  });

  it('has a link that closes the review and opens the impact page [RL-9]', async () => {
    const { page, visitedPaths, user } = await openReview();
    page.services.get(ReviewStore).open();
    changeWine(page, 30);
    await user.click(await screen.findByRole('button', { name: 'See the impact' }));
    expect(page.services.get(ReviewStore).isOpen).toBe(false);
    expect(visitedPaths).toEqual(['/return-rules/impact']);
  });

  it('shows that counting failed, and retries on a click without blocking the review [RL-9]', async () => {
    const { page, replays, user } = await openReview();
    changeWine(page, 30);
    await screen.findByText('Checking sample orders…');
    const count = await waitForValue(() => replays.waiting);
    await act(async () => {
      count.fail();
      await settled();
    });
    expect(screen.getByText('Sample orders couldn’t be checked.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Publish 1 change' }).hasAttribute('disabled')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Start again' }));
    await completeCount(replays, 5);
    expect(screen.getByText(/^Different outcome: 5 of 2,000/)).toBeTruthy();
  });

  it('shows that no sample order matches the changed rules, and does not offer to store figures [RL-9]', async () => {
    const { page, replays, changes } = await openReview();
    await act(() => page.services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
    changeWine(page, 30);
    await screen.findByText('Checking sample orders…');
    await completeCount(replays, 0, false);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(changes.figures?.()).toBeUndefined();
    expect(screen.getByText('No sample order matches the changed rules')).toBeTruthy();
    expect(screen.queryByText(/Same outcome/)).toBeNull();
  });
});
