import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ShortcutsStore } from '../../../src/application/commands/ShortcutsStore.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';
import { merchantPage, pageOf } from '../app/testPages.tsx';

function FieldPage() {
  return (
    <>
      <h1>Settings</h1>
      <input aria-label="Text" />
    </>
  );
}
const pages = [merchantPage('/settings', FieldPage), merchantPage('/return-reasons', pageOf('Return reasons'))];

async function openSettings() {
  const app = await openApp(aSample(), 'ACME');
  app.show('/ACME/settings', pages);
  await screen.findByRole('textbox', { name: 'Text' });
  // Loads the script of the shortcuts in advance, like the palette does.
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search and commands' });
  return app;
}

async function closeOverlay() {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const path = () => window.location.pathname;

describe('single-key shortcuts', () => {
  it('open a page with g and its letter, but not while a field is focused or a dialog is open', async () => {
    const { clock } = await openSettings();
    await userEvent.keyboard('gr');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'gr');
    // The first Escape clears the text.
    await userEvent.keyboard('{Escape}');
    await closeOverlay();
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.keyboard('gr');
    expect(path()).toBe('/ACME/settings');
    await closeOverlay();
    await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'gr?');
    expect(path()).toBe('/ACME/settings');
    expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(document.body);
    await userEvent.keyboard('g');
    clock.advance(2000);
    await userEvent.keyboard('r');
    expect(path()).toBe('/ACME/settings');
    await userEvent.keyboard('gr');
    await waitFor(() => expect(path()).toBe('/ACME/return-reasons'));
  });

  it('are listed by ? for the current page, and can be disabled in that list without disabling the palette [WCAG 2.1.4]', async () => {
    const { services } = await openSettings();
    await closeOverlay();
    await userEvent.keyboard('?');
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    const keys = () => [...dialog.querySelectorAll('kbd')].map((key) => key.textContent);
    // This navigation has only one page, and the page has no list to search.
    expect(keys()).toEqual(['Ctrl K', 'Esc', '?', 'g r', 'Ctrl S', 'Ctrl Enter', 'Ctrl Z', 'Ctrl Shift Z']);
    await userEvent.click(within(dialog).getByRole('switch', { name: /^Search and single-key shortcuts/ }));
    expect(keys()).toEqual(['Ctrl S', 'Ctrl Enter', 'Ctrl Z', 'Ctrl Shift Z']);
    await closeOverlay();
    await userEvent.keyboard('?gr{Control>}k{/Control}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(path()).toBe('/ACME/settings');
    services.get(ShortcutsStore).turn(true);
    await userEvent.keyboard('?');
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  });
});
