import { screen, waitFor, within } from '@testing-library/react';
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
  it('makes a number pending on blur, and refuses one beyond the owner’s limit [VL-maxWarrantyDays]', async () => {
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

  it('says that slashes around a pattern belong to it, and removes them on request', async () => {
    const { user, changes } = await renderSettings();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Order number pattern/ });
    await user.clear(field);
    await user.click(field);
    await user.paste('/^\\d+$/');
    expect(screen.getByText('The slashes count as part of the pattern.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Remove slashes' }));
    expect(field.value).toBe('^\\d+$');
    expect(screen.queryByText('The slashes count as part of the pattern.')).toBeNull();
    // A pattern is validated once its engine has loaded.
    await waitFor(() =>
      expect(changes.list).toMatchObject([{ key: 'applicationConfig.config.ORDER_ID_REGEX', value: '^\\d+$' }]),
    );
  });

  it('asks before it takes the portal offline; keeping it online changes nothing [CF-7]', async () => {
    const { user, changes } = await renderSettings();
    const toggle = screen.getByRole('switch', { name: /Turn on the portal/ });
    await user.click(toggle);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keep it live' }));
    expect(changes.count).toBe(0);
    await user.click(toggle);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take it offline' }));
    expect(changes.list).toMatchObject([{ key: 'settings.portalActive', value: false, originalValue: true }]);
  });

  it('marks the effect of a pending switch as “After publishing” [CF-7]', async () => {
    const { user } = await renderSettings({
      publish: (configuration) => ({ ...configuration, portalActive: false }),
    });
    const toggle = screen.getByRole('switch', { name: /Turn on the portal/ });
    expect(toggle.closest('label')?.textContent).toContain('Customers can book returns.');
    expect(toggle.closest('label')?.textContent).not.toContain('After publishing');
    await user.click(toggle);
    expect(toggle.closest('label')?.textContent).toContain('After publishing: Customers can book returns.');
  });

  it('changes the portal address and the processing of returns, and links only web addresses [CF-7]', async () => {
    const { user, changes } = await renderSettings();
    const address = screen.getByRole<HTMLInputElement>('textbox', { name: /Live address of the portal/ });
    expect(screen.getByRole('link', { name: 'Open the portal' }).getAttribute('href')).toBe(address.value);
    await user.clear(address);
    await user.type(address, 'javascript:alert(1)');
    await user.tab();
    expect(address.getAttribute('aria-invalid')).toBe('true');
    const notes = [...(address.closest('[data-setting]')?.querySelectorAll('[slot="errorMessage"], del') ?? [])];
    expect(notes.map(({ localName }) => localName)).toEqual([expect.not.stringMatching('del'), 'del']);
    expect(screen.queryByRole('link', { name: 'Open the portal' })).toBeNull();
    await user.clear(address);
    await user.type(address, 'https://returns.example');
    await user.tab();
    await user.click(screen.getByRole('switch', { name: /Process returns in the portal/ }));
    expect(changes.list).toMatchObject([
      { key: 'settings.consumerUrlLive', value: 'https://returns.example' },
      { key: 'settings.processingEnabled', value: false, originalValue: true },
    ]);
  });

  it('groups the settings, with the portal first [CF-7]', async () => {
    await renderSettings();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Customer portal', 'Returns and orders', 'Messages']),
    );
    expect(screen.getAllByRole('heading', { level: 2 })[0]?.textContent).toBe('Customer portal');
    expect(screen.getAllByRole('heading', { level: 3 })[0]?.textContent).toBe('Portal');
  });

  it('accepts only webhooks of public hosts, and resets the list [CF-7] [VL-website]', async () => {
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

  it('has an address for each webhook by its position, and for a new one [FM-5]', async () => {
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

  it('shows the confirmation e-mail in the chosen language [LG-3]', async () => {
    const { user } = await renderSettings({
      publish: (configuration) => ({
        ...configuration,
        applicationConfig: {
          ...configuration.applicationConfig,
          config: { languages: { default: 'en', offered: ['ar'] } },
        },
      }),
    });
    const mail = screen.getByRole('article', { name: 'Confirmation e-mail' });
    expect(within(mail).getByRole('heading', { name: 'Your return is booked' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /Language/ }));
    await user.click(await screen.findByRole('option', { name: 'العربية' }));
    const heading = await within(mail).findByRole('heading', { name: 'تم حجز الإرجاع' });
    expect([mail.dir, heading.lang]).toEqual(['rtl', 'ar']);
  });
});
