import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { companyId } from '../../support/samples/builders.ts';
import { pages as everyPage } from '../../support/composition.ts';
import { settled } from '../../support/settled.ts';
import { openApp } from './renderApp.tsx';
import { adminPage, textWhenOpened, merchantPage, pageOf, TypingPage } from './testPages.tsx';
import { actFor } from '../../support/actFor.ts';

const MINUTE = 60_000;
const pages = [
  adminPage('/merchants/overview', pageOf('Merchants')),
  merchantPage('/start', TypingPage, { isHome: true }),
];
const banner = () => screen.findByRole('region', { name: 'Review mode' });
const timer = () => screen.getByRole('timer').textContent;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const announcement = () => document.getElementById('announcements')?.textContent ?? '';

async function reviewKoyo(sample = aSample()) {
  const { services, clock, show } = await openApp(sample, 'HOUSE', 'admin');
  const review = services.get(ReviewModeStore);
  await actFor(review, 'KOYO', 'Ticket 4711');
  show('/merchants/KOYO/start', pages);
  await screen.findByRole('heading', { level: 1, name: 'Start' });
  return { services, review, advance: (milliseconds: number) => act(() => clock.advance(milliseconds)) };
}

function withoutExtensions() {
  const sample = aSample();
  const [first, ...others] = sample.owners;
  if (!first) throw new Error('the sample has no owner');
  const features = { ...first.adminConfig.features, reviewExtensions: undefined };
  return { ...sample, owners: [{ ...first, adminConfig: { ...first.adminConfig, features } }, ...others] };
}

describe('the remaining time of a review', () => {
  it("is shown next to the merchant's name, and is not announced to screen readers [BN-1] [RT-2]", async () => {
    const { advance } = await reviewKoyo();
    const text = (await banner()).textContent;
    expect(text).toContain('You are reviewing merchant Kōyō Stationery KOYO');
    expect(timer()).toBe('60 min left');
    advance(20 * MINUTE);
    expect(timer()).toBe('40 min left');
    advance(35 * MINUTE + 48_000);
    expect(timer()).toBe('4 min, 12 sec left');
    // The role `timer` is not a live region by default.
    expect(screen.getByRole('timer').closest('[aria-live]')).toBeNull();
  });

  it('shows one warning five minutes before the end, which says what happens to unpublished changes [RT-2]', async () => {
    const { advance } = await reviewKoyo();
    const warning = 'The review ends in less than 5 minutes';
    advance(55 * MINUTE - 1);
    expect(screen.queryByText(warning)).toBeNull();
    advance(1);
    const notices = await screen.findByRole('region', { name: 'Notices' });
    await within(notices).findByText(warning);
    expect(notices.textContent).toContain('Unpublished changes are kept');
    await waitFor(() => expect(announcement()).toBe(warning));
    const line = document.getElementById('announcements')?.firstElementChild;
    for (let second = 0; second < 5; second += 1) advance(1000);
    expect(timer()).toBe('4 min, 55 sec left');
    // The element was not replaced, so screen readers did not announce the warning again.
    expect(document.getElementById('announcements')?.firstElementChild).toBe(line);
  });

  it('restarts when the admin extends the review, which requires a reason and removes the warning [RT-2]', async () => {
    const { review, advance } = await reviewKoyo();
    advance(57 * MINUTE);
    await press('Extend');
    const dialog = await screen.findByRole('dialog', { name: 'Extend the review' });
    expect(window.location.search).toBe('?extend=review');
    expect(dialog.textContent).toContain('Extended, it lasts 60 minutes from now.');
    await press('Extend review');
    await screen.findByText(/All fields|required/i);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reason' }), ' Still on the phone ');
    await press('Extend review');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(timer()).toBe('60 min left');
    expect(screen.queryByText('The review ends in less than 5 minutes')).toBeNull();
    expect(review.review?.reason).toBe('Still on the phone');
    await waitFor(() => expect(window.location.search).toBe(''));
    await waitFor(() => expect(announcement()).toBe('Extended: the review lasts 60 minutes from now.'));
  });

  it('has no button to extend the review if the service does not support extensions [RT-2]', async () => {
    await reviewKoyo(withoutExtensions());
    expect(timer()).toBe('60 min left');
    expect(screen.getByRole('button', { name: 'Leave review' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Extend' })).toBeNull();
  });
});

describe('the end of a review', () => {
  it('opens a dialog in which one click continues the review with all changes and typed text [RT-2] [PC-9]', async () => {
    const { services, review, advance } = await reviewKoyo();
    const changes = services.get(PendingChangesStore);
    const { configuration } = services.get(CompanyStore);
    if (!configuration) throw new Error('KOYO is not open');
    act(() => changes.edit([editPart(configuration, { kind: 'colour', name: 'primaryColor' }, '#a01040')]));
    await press('Type');
    advance(60 * MINUTE);
    const dialog = await screen.findByRole('dialog', { name: 'The review of Kōyō Stationery has ended' });
    expect(dialog.textContent).toContain('Unpublished changes are kept');
    expect(screen.queryByRole('heading', { level: 1, name: 'Start' })).toBeNull();
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Reason' }).value).toBe('Ticket 4711');
    await press('Enter again');
    await screen.findByRole('heading', { level: 1, name: 'Start' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(timer()).toBe('60 min left');
    expect(review.review).toMatchObject({ merchantId: 'KOYO', reason: 'Ticket 4711' });
    expect(changes.count).toBe(1);
    expect(textWhenOpened()).toBe('half');
  });

  it('opens the merchants overview if the admin does not continue the review [RT-2]', async () => {
    const { advance } = await reviewKoyo();
    advance(60 * MINUTE);
    await screen.findByRole('dialog', { name: 'The review of Kōyō Stationery has ended' });
    await press('Cancel');
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    expect(window.location.pathname).toBe('/merchants/overview');
  });
});

describe('the pages of a merchant under review', () => {
  const texts = [
    ['/return-reasons', 'Merchant pays', 'You pay'],
    ['/settings', 'Web addresses of the merchant’s systems', 'Web addresses of your systems'],
    ['/return-form', 'Web address of the merchant’s return policy', 'Web address of your return policy'],
    ['/refunds', 'The share of the price the merchant keeps', 'The share of the price you keep'],
  ] as const;

  it.each(texts)("address the merchant's own staff as “you” at %s", async (path, theirs, mine) => {
    const { show } = await openApp(withEveryPage(), 'ACME');
    show(`/ACME${path}`);
    expect((await screen.findAllByText(mine, { exact: false })).length).toBeGreaterThan(0);
    expect(screen.queryByText(theirs, { exact: false })).toBeNull();
  });
});

describe('every page of a merchant under review', () => {
  /** By path: a text that is visible once the page is rendered, then texts whose “you” does not mean the admin. */
  const textsByPath: Readonly<Record<string, readonly [renderedText: string, ...addressingReader: string[]]>> = {
    '/overview': ['Return routes'],
    '/branding': ['Alternative text'],
    // Texts for the merchant's customers.
    '/wording': ['1. Return details', 'Tell us what you', 'Why are you', 'How will you', 'Your return is booked'],
    '/languages': ['Who sees which language'],
    '/footer-links': ['View as'],
    '/navigation': ['View as'],
    '/return-reasons': ['Payment for return shipping', 'Just a test; nothing is saved.'],
    '/return-form': ['Return policy', 'Choose what customers fill in when they start a return.'],
    '/refunds': ['What customers get back'],
    '/return-rules': ['Start with an example'],
    '/return-rules/simulator': ['No item yet'],
    '/return-rules/impact': ['Try pending rules on past orders'],
    '/return-rules/checks': ['No checks yet'],
    '/return-addresses': ['Main Address'],
    '/carriers': ['Carrier rules'],
    '/dispositions': ['Start with the sample', 'Nothing goes live before you publish.'],
    '/international': ['Turn on several'],
    '/international/reach': ['Goes to'],
    '/in-store-returns': ['No store networks available'],
    '/settings': ['Order numbers', 'Goes live when published.', 'Your return is booked'],
    // Addressed to customers.
    '/test-return': ['Nothing is booked'],
    '/test-return/full-screen': ['Leave full screen'],
    // The account of the admin.
    '/account/security': ['Use a password', 'Use a password', 'Your password'],
    '/history': ['No versions yet', 'it goes live when you publish.'],
  };
  const paths = everyPage
    .filter(({ audience, showInReviewMode }) => audience === 'merchant' && showInReviewMode)
    .map(({ path }) => path);

  it.each(paths)('uses “you” only for the admin, not for the merchant’s staff, at %s [RT-2]', async (path) => {
    const [renderedText, ...addressingReader] =
      textsByPath[path] ?? expect.fail(`it is not known what stands at ${path}`);
    const { services, show } = await openApp(withEveryPage(), 'HOUSE', 'admin');
    await services.get(ReviewModeStore).enter('HOUSE', companyId('ACME'), 'Ticket 4711');
    show(`/merchants/ACME${path}`);
    await screen.findAllByText(renderedText, { exact: false });
    await act(settled);
    const page = screen.getByRole('main');
    // The HTML also contains names and hints in attributes.
    const addressed = page.innerHTML.match(/[^<>"]*\byou(?:r|rs)?\b[^<>"]*/gi) ?? [];
    expect(addressed.filter((text) => !addressingReader.some((known) => text.includes(known)))).toEqual([]);
  });
});

/** The sample's first owner, with a service that supports every merchant page, including company settings. */
function withEveryPage() {
  const sample = aSample();
  const [first, ...others] = sample.owners;
  if (!first) throw new Error('the sample has no owner');
  const on = { enabled: true };
  const features = {
    ...first.adminConfig.features,
    companySettings: on,
    ruleChecks: on,
    previewLinks: on,
    userManagement: on,
  };
  return { ...sample, owners: [{ ...first, adminConfig: { ...first.adminConfig, features } }, ...others] };
}
