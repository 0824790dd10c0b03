import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ActivityLog } from '../../../src/application/activity/ActivityLog.ts';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { Clock } from '../../../src/application/shared/Clock.ts';
import type { PortFailure } from '../../../src/application/shared/failure.ts';
import type { ActivityEntry, ActivityVerdict } from '../../../src/domain/activity/activityEntry.ts';
import type { ActivityFilter } from '../../../src/domain/activity/activityFilter.ts';
import { err, ok, type Result } from '../../../src/domain/shared/result.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { ActivityPage } from '../../../src/ui/features/activity/ActivityPage.tsx';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { renderPage } from '../renderPage.tsx';
import { collectDownloads } from '../collectDownloads.ts';

const entryOf = (sequence: number, more: Partial<ActivityEntry> = {}): ActivityEntry => ({
  companyId: 'ACME',
  companyName: 'Acme',
  sequence,
  at: new Date(Date.UTC(2026, 10, 20, 12, 60 - sequence)).toISOString(),
  actor: { userId: 'mia', name: 'Mia Tran' },
  action: 'sign-in.accepted',
  detail: {},
  previousHash: '0'.repeat(64),
  hash: 'a'.repeat(64),
  ...more,
});

const PUBLISHED = entryOf(3, {
  onBehalfOf: 'ACME',
  action: 'publish.completed',
  requestId: 'req-7',
  detail: {
    publishId: 'pub-1',
    revision: 18,
    note: 'As agreed',
    changes: [{ type: 'COMPANY', key: 'refunds.enabled', value: true, originalValue: false }],
  },
});
const STARTED = entryOf(2, { onBehalfOf: 'ACME', action: 'review.opened', detail: { reason: '<b>Ticket</b> 7' } });
const LATER = entryOf(1, { action: 'portal.repainted' });

async function renderActivity({
  entries = [PUBLISHED, STARTED, LATER],
  verdict = ok({ kind: 'intact', entries: 3, since: '2025-03-03T00:00:00Z', lastHash: 'c'.repeat(64) }),
  fits = true,
  clock = new ManualClock(),
}: {
  readonly entries?: readonly ActivityEntry[];
  readonly verdict?: Result<ActivityVerdict, PortFailure>;
  readonly fits?: boolean;
  readonly clock?: ManualClock;
} = {}) {
  const requestedFilters: ActivityFilter[] = [];
  const log: ActivityLog = {
    async list(_owner, filter) {
      requestedFilters.push(filter);
      return ok({
        entries,
        total: entries.length,
        all: 48_211,
        counts: { onBehalf: 312, refused: 27 },
        people: [{ userId: 'mia', name: 'Mia Tran' }],
        merchants: [{ companyId: 'ACME', name: 'Acme' }],
      });
    },
    async find(_owner, { sequence }) {
      const found = entries.find((entry) => entry.sequence === sequence);
      return found ? ok({ ...found, fits }) : err({ kind: 'not-found' });
    },
    verify: async () => verdict,
  };
  const page = await renderPage(<ActivityPage />, {
    replace: (bind) => {
      provide(bind, ActivityLog, [], () => log);
      provide(bind, Clock, [], () => clock);
    },
  });
  await screen.findByText(/of 48,211$/);
  return { ...page, requestedFilters };
}

describe('ActivityPage', () => {
  it('describes the acting user, merchant and action of an entry, also for actions added by a later release [API-1]', async () => {
    await renderActivity();
    const [published, started, later] = screen.getAllByRole('listitem');
    expect(published?.textContent).toContain('Mia Tran');
    expect(published?.textContent).toContain('Acme');
    expect(published?.textContent).toContain('Published 1 change, version 18');
    expect(started?.textContent).toMatch(/Started a review: \u2068?<b>Ticket<\/b> 7/);
    expect(later?.textContent).toContain('Unknown action: portal.repainted');
  });

  it('expands an entry to show its changes, its request and whether its seal is valid', async () => {
    const { user, services } = await renderActivity();
    await act(() => services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
    await user.click(screen.getByRole('button', { name: /Published 1 change/ }));
    const details = await screen.findByRole('region', { name: /Published 1 change/ });
    expect(await within(details).findByText('Matches')).toBeTruthy();
    for (const text of ['req-7', 'pub-1', 'As agreed', 'a'.repeat(64)]) within(details).getByText(text);
    expect((await within(details).findAllByText('Refunds')).length).toBeGreaterThan(0);
    const version = within(details).getByRole('link', { name: 'Show this version in the history' });
    expect(version.getAttribute('href')).toBe('/merchants/ACME/history?publish=pub-1');
    expect(within(details).getByText('Off')).toBeTruthy();
    expect(within(details).getByText('On')).toBeTruthy();
  });

  it('shows that the seal of a modified entry does not match', async () => {
    const { user } = await renderActivity({ fits: false });
    await user.click(screen.getByRole('button', { name: /Started a review/ }));
    expect(await screen.findByText('Doesn’t match')).toBeTruthy();
  });

  it('filters the entries by the selected chip, and by a merchant on “Only this merchant”', async () => {
    const { user, requestedFilters } = await renderActivity();
    await user.click(screen.getByRole('button', { name: 'Refused 27' }));
    await vi.waitFor(() => expect(requestedFilters.at(-1)).toMatchObject({ isRefused: true }));
    await user.click(screen.getByRole('button', { name: /Started a review/ }));
    await user.click(await screen.findByRole('button', { name: 'Only this merchant' }));
    await vi.waitFor(() => expect(requestedFilters.at(-1)).toMatchObject({ companyId: 'ACME', isRefused: false }));
    await user.click(screen.getByRole('button', { name: /Merchant$/ }));
    await user.click(await screen.findByRole('option', { name: 'All merchants' }));
    await vi.waitFor(() => expect(requestedFilters.at(-1)?.companyId).toBeUndefined());
  });

  it('shows how many entries match, how many each filter chip matches and how many are exported', async () => {
    const { user, requestedFilters } = await renderActivity();
    expect(screen.getByRole('button', { name: 'Export the newest 10,000 entries' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'On behalf of a merchant 312' }));
    await vi.waitFor(() => expect(requestedFilters.at(-1)).toMatchObject({ isOnBehalf: true }));
    expect(await screen.findByText('3 of 48,211', { ignore: '[aria-live] *' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Export 3 entries' })).toBeTruthy();
  });

  it('verifies the seals of all entries on a click, and shows from which date on the log is intact', async () => {
    const { user } = await renderActivity();
    await user.click(screen.getByRole('button', { name: 'Check the seals' }));
    expect(await screen.findAllByText(/Unbroken since March 3, 2025\. Entries checked: 3/)).not.toEqual([]);
  });

  it('shows which entry is the first with a broken seal', async () => {
    const { user } = await renderActivity({ verdict: ok({ kind: 'broken', companyId: 'ACME', sequence: 1204 }) });
    await user.click(screen.getByRole('button', { name: 'Check the seals' }));
    expect((await screen.findByRole('alert')).textContent).toContain('The log of ACME is broken at entry 1,204');
  });

  it('exports a file without spreadsheet formulas', async () => {
    const files = collectDownloads();
    const { user } = await renderActivity({
      entries: [entryOf(1, { actor: { userId: 'eve', name: '=HYPERLINK("http://evil.example")' } })],
    });
    await user.click(screen.getByRole('button', { name: /^Export / }));
    expect(await screen.findAllByText('Entries in the file: 1')).not.toEqual([]);
    const text = await files[0]?.text();
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(text).toContain('"sign-in.accepted"');
  });
});
