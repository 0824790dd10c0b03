import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AppearanceStore } from '../../../src/application/theme/AppearanceStore.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

async function openPalette() {
  const app = await openApp(aSample(), 'ACME');
  app.show('/ACME/return-reasons');
  await screen.findByRole('heading', { level: 1, name: 'Return reasons' });
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Search and commands' });
  return app;
}

describe('the command palette', () => {
  it('opens by Ctrl K with the focus where one types, and leads to a setting by its label', async () => {
    await openPalette();
    expect(document.activeElement).toBe(screen.getByRole('searchbox'));
    await screen.findByRole('option', { name: /Support e-mail/i });
    await userEvent.keyboard('support');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(window.location.search).toBe('?field=settings.supportEmail'));
    expect(window.location.pathname).toBe('/ACME/settings');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('carries out an action, found by what stands beside its label, and closes by Escape', async () => {
    const { services } = await openPalette();
    await userEvent.keyboard('appearance dark{Enter}');
    await waitFor(() => expect(services.get(AppearanceStore).appearance).toBe('dark'));
    services.get(AppearanceStore).choose('system');
    await userEvent.keyboard('{Control>}k{/Control}');
    await screen.findByRole('dialog', { name: 'Search and commands' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
