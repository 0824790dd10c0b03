import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { describe, expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { DraftStore } from '../../../src/application/changes/drafts/DraftStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { LeaveReviewMode } from '../../../src/application/review-mode/LeaveReviewMode.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { ReviewSessionGateway } from '../../../src/application/review-mode/ReviewSessionGateway.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { useLeaveGuard } from '../../../src/ui/shared/forms/useLeaveGuard.tsx';
import type { AppPage } from '../../../src/ui/shared/pages/AppPage.ts';
import { aSample } from '../../support/samples/aSample.ts';
import type { Services } from '../../../src/infrastructure/ioc/container.ts';
import { companyId } from '../../support/samples/builders.ts';
import { openApp } from './renderApp.tsx';
import { adminPage, textWhenOpened, merchantPage, pageOf, TypingPage } from './testPages.tsx';
import { actFor } from '../../support/actFor.ts';

const IN_REVIEW = '/merchants/ACME/start';
const pages: readonly AppPage[] = [
  adminPage('/merchants/overview', pageOf('Merchants', [IN_REVIEW])),
  merchantPage('/start', pageOf('Start', ['/merchants/ACME/other', '/merchants/KOYO/start']), { isHome: true }),
  merchantPage('/other', pageOf('Other')),
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));
const question = () => screen.findByRole('alertdialog', { name: 'Leave review?' });
const back = () => act(() => window.history.back());

/** An admin who opened a review of ACME from the overview, by default with one pending change. */
async function reviewAcme(shown = pages, isChanged = true, sample = aSample()) {
  const { services, show } = await openApp(sample, 'HOUSE', 'admin');
  const review = services.get(ReviewModeStore);
  await actFor(review, 'ACME', 'A look');
  show('/merchants/overview', shown);
  await follow(IN_REVIEW);
  await heading('Start');
  const changes = services.get(PendingChangesStore);
  const { configuration } = services.get(CompanyStore);
  if (!configuration) throw new Error('ACME is not open');
  if (isChanged)
    act(() => changes.edit([editPart(configuration, { kind: 'colour', name: 'primaryColor' }, '#a01040')]));
  return { services, review, changes };
}

describe('leaving a review with unpublished changes', () => {
  it('by the back button asks whether to stay, or to discard the changes and end the review [PC-9] [RT-2]', async () => {
    const { review, changes } = await reviewAcme();
    back();
    await question();
    expect(screen.getByText('1 unpublished change will be discarded.')).toBeTruthy();
    await press('Stay in review');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.pathname).toBe(IN_REVIEW);
    expect(changes.count).toBe(1);
    expect(review.isReviewing(companyId('ACME'))).toBe(true);
    expect(screen.getByRole('heading', { level: 1, name: 'Start' })).toBeTruthy();
    back();
    await question();
    await press('Discard and leave');
    await heading('Merchants');
    expect(window.location.pathname).toBe('/merchants/overview');
    expect(changes.count).toBe(0);
    expect(review.review).toBeUndefined();
  });

  it('asks the question again if the changes cannot be discarded on the service [PC-9] [RT-2]', async () => {
    const { services, review } = await reviewAcme(pages, true, aSample({ drafts: true }));
    services.get(DraftStore).flush = async () => false;
    back();
    await question();
    await press('Discard and leave');
    await screen.findByText(/couldn’t be discarded on the service/);
    expect(review.isReviewing(companyId('ACME'))).toBe(true);
    await press('Continue anyway');
    await heading('Merchants');
    expect(review.review).toBeUndefined();
  });

  it("by the banner's button asks the same question as the back button, and then opens the overview [PC-9] [RT-2]", async () => {
    const { review } = await reviewAcme();
    await press('Leave review');
    await question();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(window.location.pathname).toBe(IN_REVIEW);
    await press('Leave review');
    await question();
    await press('Discard and leave');
    await heading('Merchants');
    expect(review.review).toBeUndefined();
  });

  it.each([
    ['/merchants/overview?search=ac&sort=-name', '?search=ac&sort=-name'],
    ['//elsewhere.example/merchants/overview', ''],
  ])(
    'restores the filter and sort order of the list from which the review was started: %s [RT-2]',
    async (origin, search) => {
      const { review } = await reviewAcme(pages, false);
      review.keepOrigin(origin);
      await follow('/merchants/ACME/other');
      await heading('Other');
      await press('Leave review');
      await heading('Merchants');
      expect(window.location).toMatchObject({ pathname: '/merchants/overview', search });
    },
  );

  it('asks no question if the admin only opens another page of the same merchant [PC-9]', async () => {
    const { changes } = await reviewAcme();
    await follow('/merchants/ACME/other');
    await heading('Other');
    back();
    await heading('Start');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(changes.count).toBe(1);
  });
});

describe('LeaveReviewMode', () => {
  function recordClosedReviews({ services }: { readonly services: Services }): readonly string[] {
    const closedReviews: string[] = [];
    const gateway = services.get(ReviewSessionGateway);
    const close = gateway.close.bind(gateway);
    gateway.close = (rootOrgId, review) => {
      closedReviews.push(review.merchantId);
      return close(rootOrgId, review);
    };
    return closedReviews;
  }

  it('closes the review on the service only after the pages are unmounted, because their last reads need the review [RT-2]', async () => {
    const { services } = await reviewAcme(pages, false);
    const closedReviews = recordClosedReviews({ services });
    let removePages: () => void = () => undefined;
    const pagesRemoved = new Promise<void>((resolve) => (removePages = resolve));
    const leaving = services.get(LeaveReviewMode).execute(pagesRemoved);
    await services.get(DraftStore).flush();
    await new Promise((resume) => setTimeout(resume));
    expect(closedReviews).toEqual([]);
    removePages();
    await leaving;
    expect(closedReviews).toEqual(['ACME']);
  });
});

describe('text typed in a review that is not a pending change yet', () => {
  const typing = [...pages.slice(0, 1), merchantPage('/start', TypingPage, { isHome: true })];

  it('is discarded when the admin discards the pending changes [FM-4] [PC-9]', async () => {
    const { review } = await reviewAcme(typing);
    await press('Type');
    back();
    await question();
    await press('Discard and leave');
    await heading('Merchants');
    await actFor(review, 'ACME', 'Once more');
    await follow(IN_REVIEW);
    await heading('Start');
    expect(textWhenOpened()).toBe('nothing');
  });

  it('is restored in the next review of the merchant unless the admin discarded it [FM-4]', async () => {
    const { review } = await reviewAcme(typing, false);
    await press('Type');
    await press('Leave review');
    await heading('Merchants');
    await actFor(review, 'ACME', 'Once more');
    await follow(IN_REVIEW);
    await heading('Start');
    expect(textWhenOpened()).toBe('half');
  });
});

describe('leaving a review without pending changes', () => {
  it('asks about typed text that is not saved, and “Keep editing” does not end the review [RT-2]', async () => {
    const Start = pageOf('Start');
    function Typing() {
      useLeaveGuard({ isOn: true, holds: () => true, lastFocused: () => undefined, onLeave: () => undefined });
      return <Start />;
    }
    const typing = merchantPage('/start', Typing, { isHome: true });
    const { review } = await reviewAcme(
      [adminPage('/merchants/overview', pageOf('Merchants', [IN_REVIEW])), typing],
      false,
    );
    const discard = () => screen.findByRole('alertdialog', { name: 'Discard what you typed?' });
    await press('Leave review');
    await discard();
    expect(review.isReviewing(companyId('ACME'))).toBe(true);
    await press('Keep editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(review.isReviewing(companyId('ACME'))).toBe(true);
    await press('Leave review');
    await discard();
    await press('Discard');
    await heading('Merchants');
    expect(review.review).toBeUndefined();
  });

  it('does not ask for a new review reason while the overview is loading [RT-2]', async () => {
    const overview = pageOf('Merchants', [IN_REVIEW]);
    let arrive: (Page: ComponentType) => void = () => undefined;
    const slow = adminPage('/merchants/overview', overview, {
      load: () => new Promise((resolve) => (arrive = resolve)),
    });
    const { services, show } = await openApp(aSample(), 'HOUSE', 'admin');
    await actFor(services.get(ReviewModeStore), 'ACME');
    show(IN_REVIEW, [slow, ...pages.slice(1)]);
    await heading('Start');
    await press('Leave review');
    await heading('Loading');
    expect(services.get(ReviewModeStore).review).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    arrive(overview);
    await heading('Merchants');
  });
});

describe('the URL of a merchant’s page, opened without a review', () => {
  it('asks an admin for a review reason, and then opens the page [RT-2] [RT-8]', async () => {
    const { show } = await openApp(aSample(), 'HOUSE', 'admin');
    show(IN_REVIEW, pages);
    await screen.findByRole('dialog', { name: 'Review ACME' });
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), 'A look');
    await press('Start review');
    await heading('Start');
    expect(window.location.pathname).toBe(IN_REVIEW);
  });

  it('redirects to the overview if the admin gives no reason [RT-2]', async () => {
    const { show } = await openApp(aSample(), 'HOUSE', 'admin');
    show(IN_REVIEW, pages);
    await screen.findByRole('dialog', { name: 'Review ACME' });
    await press('Cancel');
    await heading('Merchants');
    expect(window.location.pathname).toBe('/merchants/overview');
  });
});
