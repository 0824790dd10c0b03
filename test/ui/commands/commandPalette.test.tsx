import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { MerchantDirectory } from '../../../src/application/merchants/MerchantDirectory.ts';
import { AppearanceStore } from '../../../src/application/theme/AppearanceStore.ts';
import { reasonKey } from '../../../src/domain/return-reasons/reasonList.ts';
import { saveReason } from '../../../src/domain/return-reasons/reasonEdits.ts';
import { aReason, aReturnReasons } from '../../support/samples/builders.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';
import { renderPalette } from './renderPalette.tsx';

async function openWithKeys(): Promise<void> {
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search and commands' });
}

async function openPalette() {
  const app = await openApp(aSample(), 'ACME');
  app.show('/ACME/return-reasons');
  await screen.findByRole('heading', { level: 1, name: 'Return reasons' });
  await openWithKeys();
  return app;
}

describe('the command palette', () => {
  it('opens on Ctrl K with its field focused; Escape clears the text, then closes; Enter opens a setting and lists it as recent', async () => {
    await openPalette();
    const field = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(field);
    await screen.findByRole('option', { name: /Support e-mail/i });
    const all = screen.getAllByRole('option').length;
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
    await userEvent.keyboard('support');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(all));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await openWithKeys();
    await userEvent.keyboard('support');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?field=settings.supportEmail'));
    expect(window.location.pathname).toBe('/ACME/settings');
    expect(screen.queryByRole('dialog')).toBeNull();

    await openWithKeys();
    const [first] = within(await screen.findByRole('group', { name: 'Recent' })).getAllByRole('option');
    expect(first?.textContent).toMatch(/^Support e-mail/i);
    expect(screen.getByRole('option', { name: /Keyboard shortcuts/ }).querySelector('kbd')?.textContent).toBe('?');
    await userEvent.keyboard('a');
    expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
  });

  it("finds entries of lists, including pending entries, and opens the URL of the entry's row", async () => {
    const { services } = await openPalette();
    const gifts = Array.from({ length: 94 }, (_, at) =>
      saveReason(aReturnReasons(), aReason({ code: `GIFT${at}`, description: `Unwanted gift ${at}` })),
    );
    await screen.findByRole('option', { name: /Support e-mail/i });
    expect(screen.queryByRole('option', { name: /SIZE/ })).toBeNull();
    act(() => services.get(PendingChangesStore).edit(gifts));
    await userEvent.paste('unwanted');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(90));
    expect(screen.getByText('4 more. Keep typing to narrow results.')).toBeTruthy();
    await userEvent.keyboard(' gift 93');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe(`?field=${encodeURIComponent(reasonKey('GIFT93'))}`));
  });

  it('runs an action found by its keyword, e.g. opens the list of shortcuts, which explains Escape in the palette', async () => {
    const { services } = await openPalette();
    await userEvent.keyboard('appearance dark{Enter}');
    await waitFor(() => expect(services.get(AppearanceStore).appearance).toBe('dark'));
    services.get(AppearanceStore).choose('system');
    await openWithKeys();
    await userEvent.keyboard('keyboard shortcuts{Enter}');
    const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const entry = within(keys).getByText('Clear the search, then close it').parentElement;
    expect(entry?.querySelector('kbd')?.textContent).toBe('Esc');
  });
});

describe('the command palette of an admin', () => {
  async function openForAdmin() {
    const app = await openApp(aSample(), 'HOUSE', 'admin');
    const directory = app.services.get(MerchantDirectory);
    const unspiedSearch = directory.search;
    const search = vi.spyOn(directory, 'search');
    app.show('/merchants/overview');
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    await screen.findByRole('table');
    search.mockClear();
    await openWithKeys();
    return { ...app, search, unspiedSearch };
  }

  it('finds merchants once typing pauses, and asks for a review reason like the merchants list [RT-3]', async () => {
    const { clock, search } = await openForAdmin();
    await userEvent.keyboard('koy');
    clock.advance(199);
    expect(search).not.toHaveBeenCalled();
    await userEvent.keyboard('o');
    clock.advance(200);
    expect(search.mock.calls.map(([, query]) => query.search)).toEqual(['koyo']);
    await screen.findByRole('option', { name: /Kōyō Stationery/ });
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Review Kōyō Stationery' });
    expect(window.location.pathname + window.location.search).toBe('/merchants/overview?search=KOYO&review=KOYO');
  });

  it('shows only results of the current text, even if responses arrive out of order', async () => {
    const { clock, search, unspiedSearch } = await openForAdmin();
    const responders: (() => void)[] = [];
    search.mockImplementation(async (rootOrgId, query, cursor) => {
      await new Promise<void>((answer) => responders.push(answer));
      return unspiedSearch(rootOrgId, query, cursor);
    });
    await userEvent.keyboard('acm');
    clock.advance(200);
    await userEvent.keyboard('{Backspace}{Backspace}{Backspace}koyo');
    clock.advance(200);
    expect(responders).toHaveLength(2);
    responders[1]?.();
    await screen.findByRole('option', { name: /Kōyō Stationery/ });
    responders[0]?.();
    await Promise.resolve();
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Kōyō StationeryKOYO']);
    await userEvent.keyboard(' stat');
    expect(screen.queryByRole('option')).toBeNull();
  });
});

describe('the settings in the command palette', () => {
  it('are found by their English label on a Japanese page; English texts are loaded once the user types', async () => {
    const requestedLocales: string[] = [];
    await renderPalette(
      { hasPage: (path) => path === '/settings', goTo: () => undefined },
      { language: 'ja', onRead: (locale) => requestedLocales.push(locale) },
    );
    await screen.findByRole('option', { name: /サポート用メールアドレス/ });
    expect(requestedLocales).toEqual([]);
    await userEvent.paste('support e-mail');
    expect(screen.queryByText('見つかりませんでした')).toBeNull();
    await screen.findByRole('option', { name: /サポート用メールアドレス/ });
    expect(screen.getAllByRole('option')).toHaveLength(1);
    expect(requestedLocales.toSorted()).toEqual(['ar', 'en', 'es', 'fr', 'nl']);
  });
});
