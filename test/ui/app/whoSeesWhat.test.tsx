import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DraftStore } from '../../../src/application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyGateway } from '../../../src/application/company/CompanyGateway.ts';
import { ReviewModeStore } from '../../../src/application/review-mode/ReviewModeStore.ts';
import { SessionStore } from '../../../src/application/session/SessionStore.ts';
import { ErrorReporter } from '../../../src/application/shared/ErrorReporter.ts';
import { Analytics } from '../../../src/application/shared/Analytics.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import type { RecordingErrorReporter } from '../../support/fakes/RecordingErrorReporter.ts';
import type { RecordingAnalytics } from '../../support/fakes/RecordingAnalytics.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aReason, aReturnReasons, companyId } from '../../support/samples/builders.ts';
import { openApp, type RenderedApp } from './renderApp.tsx';
import { adminPage, merchantPage, pageOf } from './testPages.tsx';

const pages = [
  adminPage('/merchants/overview', pageOf('Merchants')),
  merchantPage('/start', pageOf('Start', ['/ACME/labels/one', '/ACME/labels/one?only=on', '/ACME/nowhere'])),
  merchantPage('/labels/:type', pageOf('Labels', ['/ACME/labels/one?only=on', '/ACME/nowhere', '/ACME/start'])),
];
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const follow = async (name: string) => userEvent.click(await screen.findByRole('link', { name }));

function readCompanies({ services }: RenderedApp): readonly string[] {
  const requestedIds: string[] = [];
  const gateway = services.get(CompanyGateway);
  const read = gateway.read.bind(gateway);
  gateway.read = (id, signal) => {
    requestedIds.push(id);
    return read(id, signal);
  };
  return requestedIds;
}

describe('the configuration of a company', () => {
  it.each(['/KOYO/start', '/koyo/start'])(
    'is not read for staff of another company, who are signed out: %s [CF-3] [AU-6]',
    async (address) => {
      const app = await openApp(aSample(), 'ACME');
      const read = readCompanies(app);
      app.show(address, pages);
      await screen.findByRole('button', { name: 'Sign in' });
      expect(app.services.get(SessionStore).session).toBeUndefined();
      expect(read).toEqual([]);
    },
  );

  it('is not read if that company’s URL is opened by staff, who are redirected to their own pages [CF-3] [RT-2]', async () => {
    const app = await openApp(aSample(), 'ACME');
    const read = readCompanies(app);
    app.show('/merchants/KOYO/start', pages);
    await heading('Start');
    expect(window.location.pathname).toBe('/ACME/start');
    expect(read).toEqual(['ACME']);
  });

  it('is not read for an admin who is not reviewing that company [CF-3] [RT-2]', async () => {
    const app = await openApp(aSample(), 'HOUSE', 'admin');
    await app.services.get(ReviewModeStore).enter('HOUSE', companyId('KOYO'), 'Another');
    const read = readCompanies(app);
    app.show('/merchants/ACME/start', pages);
    await screen.findByRole('dialog', { name: 'Review ACME' });
    expect(read).toEqual([]);
  });
});

describe('the URL of another company', () => {
  const navigateTo = (address: string): void =>
    act(() => {
      window.history.pushState(undefined, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    });
  const backLink = () => screen.queryByRole('link', { name: 'Go to the sign-in of ACME' });
  const message =
    'You were signed in for company ACME. This address is company KOYO’s, which ended that sign-in. To go on for ACME, sign in at its own address.';

  it('names the opened company and the company that the user left, with a link to sign in to that company again [AU-6] [AU-25]', async () => {
    const app = await openApp(aSample(), 'ACME');
    app.show('/KOYO/start', pages);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(backLink()?.getAttribute('href')).toBe('/ACME');
    await userEvent.type(screen.getByLabelText('E-mail or username'), 'staff@koyo.example');
    await userEvent.type(screen.getByLabelText('Password', { selector: 'input' }), 'wrong{Enter}');
    await screen.findByText('Wrong e-mail or password.');
    expect(backLink()).not.toBeNull();

    navigateTo('/ACME/start');
    await waitFor(() => expect(backLink()).toBeNull());
  });

  it('signs the user out, and the sign-in page of the own company gives this reason [AU-6]', async () => {
    const app = await openApp(aSample(), 'ACME');
    app.show('/KOYO/start', pages);
    await screen.findByText(message);
    navigateTo('/ACME/start');
    await screen.findByText('You were signed out because the address of another company was opened. Sign in again.');
    expect(backLink()).toBeNull();
  });

  it.each([
    ['has stored them', true, 'Changes you didn’t publish for ACME are saved for 30 days.'],
    ['has not stored them yet', false, '1 unpublished change may be lost: it isn’t saved on the service yet.'],
  ])('shows what happens to pending changes if the service %s [AU-6] [AU-25] [PC-9]', async (_, isSent, sentence) => {
    const { services, clock, show } = await openApp(aSample({ drafts: true }), 'ACME');
    show('/ACME/start', pages);
    await heading('Start');
    const drafts = services.get(DraftStore);
    act(() => services.get(PendingChangesStore).edit([saveReason(aReturnReasons(), aReason({ code: 'NEW' }))]));
    await waitFor(() => expect(drafts.state).toBe('unsent'));
    if (isSent)
      await act(async () => {
        clock.advance(1000);
        await drafts.flush();
      });
    navigateTo('/KOYO/start');
    expect((await screen.findByRole('alert')).textContent).toBe(`${message} ${sentence}`);
  });
});

describe('an environment that serves only admin paths', () => {
  it('shows a merchant’s staff that they have no access, and signs them out in this tab [RT-3]', async () => {
    const app = await openApp(aSample(), 'ACME');
    const read = readCompanies(app);
    app.show('/ACME/start', pages, { admin: true });
    expect(await screen.findByText('This account has no access to the returns portal.')).toBeTruthy();
    expect(app.services.get(SessionStore).session).toBeUndefined();
    expect(read).toEqual([]);
  });
});

describe('a page load', () => {
  it.each([
    ['/ACME/labels/one', 'Labels', 0],
    ['/ACME/labels/size.small', 'Labels', 1],
    ['/ACME/nowhere', 'Page not found', 1],
  ])('of %s shows “%s”, and adds %i dropped error traces [RT-7] [BR-9]', async (address, shown, dropped) => {
    const app = await openApp(aSample(), 'ACME');
    app.show(address, pages);
    await heading(shown);
    expect((app.services.get(ErrorReporter) as RecordingErrorReporter).droppedTraces).toBe(dropped);
  });
});

describe('a page view', () => {
  const opened = ({ services }: RenderedApp): readonly unknown[] =>
    (services.get(Analytics) as RecordingAnalytics).events
      .filter(({ type }) => type.endsWith('_page_opened'))
      .map(({ type, properties }) => [type, properties?.['page'], properties?.['retailer']]);

  it('is counted once per opened page, and not again when only the query string changes [TL-1] [RT-7]', async () => {
    const app = await openApp(aSample(), 'ACME');
    app.show('/acme/start', pages);
    await follow('/ACME/labels/one');
    await heading('Labels');
    await follow('/ACME/labels/one?only=on');
    await waitFor(() => expect(window.location.search).toBe('?only=on'));
    await follow('/ACME/start');
    await heading('Start');
    await follow('/ACME/nowhere');
    await heading('Page not found');
    expect(opened(app)).toEqual([
      ['merchant_page_opened', 'start', 'ACME'],
      ['merchant_page_opened', 'one', 'ACME'],
      ['merchant_page_opened', 'start', 'ACME'],
    ]);
  });

  it('of an admin is counted once the review has started, and not again if the admin re-enters the review [TL-1] [TL-2]', async () => {
    const app = await openApp(aSample(), 'HOUSE', 'admin');
    const review = app.services.get(ReviewModeStore);
    app.show('/merchants/ACME/start', pages);
    await screen.findByRole('dialog', { name: 'Review ACME' });
    expect(opened(app)).toEqual([]);
    await act(() => review.enter('HOUSE', companyId('ACME'), 'A look'));
    await heading('Start');
    expect(opened(app)).toEqual([['merchant_page_opened', 'start', 'ACME']]);
    act(() => app.clock.advance(3_700_000));
    await screen.findByRole('dialog');
    await act(() => review.enter('HOUSE', companyId('ACME'), 'Another'));
    await heading('Start');
    expect(opened(app)).toEqual([['merchant_page_opened', 'start', 'ACME']]);
  });
});
