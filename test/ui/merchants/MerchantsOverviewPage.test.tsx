import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MerchantDirectory, type MerchantPage } from '../../../src/application/merchants/MerchantDirectory.ts';
import { Clock } from '../../../src/application/shared/Clock.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { MerchantsOverviewPage } from '../../../src/ui/features/merchants/MerchantsOverviewPage.tsx';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { companyId } from '../../support/samples/builders.ts';
import { settled } from '../../support/settled.ts';
import { renderPage } from '../renderPage.tsx';

type Answer = Result<MerchantPage, PortFailure>;

const pageOf = (...names: readonly string[]): Answer =>
  ok({
    merchants: names.map((name) => ({ companyId: companyId(name.toUpperCase()), name, portalState: 'live' })),
    total: names.length,
  });

/** The merchants page with a directory whose responses are sent by the test. */
async function renderMerchants() {
  const requests: { readonly search: string; readonly answer: (answer: Answer) => void }[] = [];
  const directory: MerchantDirectory = {
    search: (_owner, { search, state }) =>
      new Promise((answer) => {
        if (state !== 'attention') requests.push({ search, answer });
      }),
  };
  const page = await renderPage(<MerchantsOverviewPage />, {
    replace: (bind) => provide(bind, MerchantDirectory, [], () => directory),
  });
  const clock = page.services.get(Clock);
  if (!(clock instanceof ManualClock)) throw new Error('the clock is not a test’s');
  /** Responds to the last request for this search text. */
  async function answer(search: string, given: Answer): Promise<void> {
    await waitFor(() => expect(requests.some((question) => question.search === search)).toBe(true));
    await act(async () => {
      requests.findLast((question) => question.search === search)?.answer(given);
      await settled();
    });
  }
  await answer('', pageOf('Acme', 'Globetrot', 'Koyo'));
  const searchFor = async (words: string): Promise<void> => {
    await page.user.clear(screen.getByRole('searchbox'));
    await page.user.type(screen.getByRole('searchbox'), words);
    await act(async () => {
      clock.advance(200);
      await settled();
    });
    expect(requests.at(-1)?.search).toBe(words);
  };
  return { ...page, clock, requests, answer, searchFor };
}

it('MerchantsOverviewPage counts the merchants that need attention, and filters the list by them', async () => {
  const directory: MerchantDirectory = {
    search: async (_owner, { state }) =>
      state === 'attention'
        ? ok({ merchants: [{ companyId: companyId('NEW'), name: 'Newly', portalState: 'setting-up' }], total: 1 })
        : pageOf('Acme', 'Globetrot'),
  };
  const { user } = await renderPage(<MerchantsOverviewPage />, {
    replace: (bind) => provide(bind, MerchantDirectory, [], () => directory),
  });
  await user.click(await screen.findByRole('button', { name: /^Needs attention\s*1$/ }));
  expect(await screen.findByText('1 merchant found', { selector: 'header *' })).toBeTruthy();
  expect(screen.getByRole('row', { name: /Newly/ }).textContent).toContain('Setting up');
  await user.click(screen.getByRole('button', { name: /^Needs attention/ }));
  expect(await screen.findByText('2 merchants on this platform', { selector: 'header *' })).toBeTruthy();
});

describe('the review dialog', () => {
  it("shows the merchant's current consent even if it changed after the list was loaded [RT-2]", async () => {
    const { user, answer } = await renderMerchants();
    await user.click(screen.getByRole('button', { name: 'Review Acme' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Review Acme' }));
    expect(dialog.queryByText(/^This merchant doesn’t allow reviews/)).toBeNull();
    const now = pageOf('Acme');
    if (!now.ok) throw new Error(now.error.kind);
    const merchants = now.value.merchants.map((merchant) => ({ ...merchant, isReviewRefused: true }));
    await answer('ACME', { ok: true, value: { ...now.value, merchants } });
    expect(await dialog.findByText(/^This merchant doesn’t allow reviews/)).toBeTruthy();
  });

  it('is not closed when the delayed search for previously typed text starts [RT-2]', async () => {
    const { user, clock, requests } = await renderMerchants();
    await user.type(screen.getByRole('searchbox'), 'acme');
    await user.click(screen.getByRole('button', { name: 'Review Acme' }));
    await screen.findByRole('dialog', { name: 'Review Acme' });
    await act(async () => {
      clock.advance(1000);
      await settled();
    });
    expect(requests.at(-1)?.search).toBe('acme');
    expect(screen.getByRole('dialog', { name: 'Review Acme' })).toBeTruthy();
  });

  it('is not closed before the router has applied its URL [RT-2]', async () => {
    const { user, clock } = await renderMerchants();
    await user.type(screen.getByRole('searchbox'), 'acme');
    window.history.replaceState(undefined, '', '/?review=ACME');
    await act(async () => {
      clock.advance(1000);
      await settled();
    });
    expect(await screen.findByRole('dialog', { name: 'Review Acme' })).toBeTruthy();
  });
});

const isBusy = () => screen.getByRole('table').parentElement?.getAttribute('aria-busy');

describe('a slow search of MerchantsOverviewPage', () => {
  it('shows the previous list, labelled with the previous search text, until the new result arrives', async () => {
    const { answer, searchFor } = await renderMerchants();
    expect(screen.getByText('3 merchants on this platform')).toBeTruthy();
    expect(isBusy()).toBe('false');
    await searchFor('ac');
    expect(screen.getByText('Still showing the earlier list.')).toBeTruthy();
    expect(isBusy()).toBe('true');
    await answer('ac', pageOf('Acme'));
    expect(screen.getByText('1 merchant found', { selector: 'header p *' })).toBeTruthy();

    await searchFor('koyo');
    expect(screen.getByText('Still showing the results for “ac”.')).toBeTruthy();
    await searchFor('globe');
    await answer('globe', pageOf('Globetrot', 'Globe'));
    await answer('koyo', pageOf('Koyo'));
    expect(screen.getByText('2 merchants found', { selector: 'header p *' })).toBeTruthy();
    expect(isBusy()).toBe('false');
  });

  it('shows that the search failed and which list is still visible, with a retry button', async () => {
    const { user, answer, searchFor, requests } = await renderMerchants();
    await searchFor('ac');
    await answer('ac', err({ kind: 'unavailable' }));
    const failure = screen.getByRole('alert');
    expect(failure.textContent).toContain('The merchants could not be loaded');
    expect(failure.textContent).toContain('Still showing the earlier list.');
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('4');
    expect(isBusy()).toBe('false');
    await waitFor(() => expect(document.title).toMatch(/^Error:/));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(isBusy()).toBe('true');
    expect(requests).toHaveLength(3);
    await answer('ac', pageOf('Acme'));
    expect(screen.getByText('1 merchant found', { selector: 'header p *' })).toBeTruthy();
  });
});
