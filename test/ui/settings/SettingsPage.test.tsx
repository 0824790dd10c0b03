import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { SettingsPage } from '../../../src/ui/features/settings/SettingsPage.tsx';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

async function renderSettings(options: RenderOptions = {}) {
  const page = await renderPage(<SettingsPage />, options);
  await page.services.get(BrandingStore).load('AUSTRALIA_POST', '/');
  await screen.findByRole('switch', { name: /Turn on the portal/ });
  return page;
}

describe('SettingsPage', () => {
  it('makes a number pending on blur, and rejects a number above the owner’s limit [VL-maxWarrantyDays]', async () => {
    const { user, changes } = await renderSettings({
      publish: (configuration) => ({
        ...configuration,
        features: { ...configuration.features, returnPolicies: { maxWarrantyDays: 400 } },
      }),
    });
    const field = screen.getByRole('textbox', { name: /Warranty period/ });
    await user.clear(field);
    await user.type(field, '500');
    await user.tab();
    expect(await screen.findByText('Enter a number of days within the limit of your plan.')).toBeTruthy();
    expect(changes.count).toBe(0);
    await user.clear(field);
    await user.type(field, '400');
    await user.tab();
    expect(changes.list).toMatchObject([{ key: 'applicationConfig.config.PURCHASE_WARRANTY_PERIOD', value: 400 }]);
  });

  it('asks for confirmation before it takes the portal offline, and makes no change if that is declined [CF-7]', async () => {
    const { user, changes } = await renderSettings();
    const toggle = screen.getByRole('switch', { name: /Turn on the portal/ });
    await user.click(toggle);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it live' }));
    expect(changes.count).toBe(0);
    await user.click(toggle);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it offline' }));
    expect(changes.list).toMatchObject([{ key: 'settings.portalActive', value: false, originalValue: true }]);
  });

  it('labels the effect of a pending switch “After publishing” [CF-7]', async () => {
    const { user } = await renderSettings({
      publish: (configuration) => ({ ...configuration, portalActive: false }),
    });
    const toggle = screen.getByRole('switch', { name: /Turn on the portal/ });
    expect(toggle.closest('label')?.textContent).toContain('Customers can book returns.');
    expect(toggle.closest('label')?.textContent).not.toContain('After publishing');
    await user.click(toggle);
    expect(toggle.closest('label')?.textContent).toContain('After publishing: Customers can book returns.');
  });

  it('accepts only webhooks with a public host, and removes the change when the webhook is removed [CF-7] [VL-website]', async () => {
    const { user, changes } = await renderSettings();
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /Web address/ }), 'http://10.0.0.1/');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Enter a public web address/)).toBeTruthy();
    const field = dialog.getByRole('textbox', { name: /Web address/ });
    await user.clear(field);
    await user.type(field, 'https://hooks.acme.com/returns');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(changes.list).toMatchObject([
      { key: 'settings.webhooks', value: [{ url: 'https://hooks.acme.com/returns' }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove https://hooks.acme.com/returns' }));
    expect(changes.count).toBe(0);
  });

  it('has a URL parameter for the position of the open webhook, and a URL parameter for a new webhook [FM-5]', async () => {
    const publish: RenderOptions['publish'] = (configuration) => ({
      ...configuration,
      webhooks: [{ url: 'https://one.acme.com/?key=1' }, { url: 'https://two.acme.com/' }],
    });
    const { user, search, changes } = await renderSettings({ publish });
    const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /Web address/ });
    await user.click(screen.getByRole('button', { name: 'Edit https://one.acme.com/?key=1' }));
    expect([address().value, search()]).toEqual(['https://one.acme.com/?key=1', '?webhook=1']);
    await user.keyboard('{Escape}');
    expect([screen.queryByRole('dialog'), search()]).toEqual([null, '']);
    await user.click(screen.getByRole('button', { name: 'Edit https://two.acme.com/' }));
    await user.type(address(), 'returns');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect([screen.queryByRole('dialog'), search()]).toEqual([null, '']);
    expect(changes.list).toMatchObject([
      { value: [{ url: 'https://one.acme.com/?key=1' }, { url: 'https://two.acme.com/returns' }] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Add an address' }));
    expect([address().value, search()]).toEqual(['', '?new=webhook']);
  });
});
