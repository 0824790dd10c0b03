import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { pages } from '../../support/composition.ts';
import { aSample, RETURNS_PRODUCT } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

await Promise.all(pages.filter(({ path }) => path.startsWith('/configuration/')).map(({ load }) => load()));

async function openPage(name: string, title: string, sample = aSample()) {
  const app = await openApp(sample, 'HOUSE', 'admin');
  app.show(`/configuration/${name}`);
  await screen.findByRole('heading', { level: 1, name: title, hidden: true });
  await screen.findByRole('heading', { level: 2, name: 'What merchants see', hidden: true });
  const user = userEvent.setup({ delay: null });
  const changes = app.services.get(PendingChangesStore);
  return { ...app, user, changes };
}

describe('the owner’s configuration pages', () => {
  it('show next to each switch how many merchants it affects, before it is published', async () => {
    const { user, changes } = await openPage('features', 'Features');
    const widget = await screen.findByRole('switch', { name: /In other websites/ });
    await user.click(widget);
    expect(changes.list).toMatchObject([
      { type: 'APPLICATION_CONFIG_OWNER', key: 'applicationConfig.features.widgetMode.enabled', value: true },
    ]);
    expect(await screen.findByText('Newly on')).toBeTruthy();
    expect(await screen.findByText(/^Affects all merchants: \d+/)).toBeTruthy();
    await user.click(widget);
    expect(changes.count).toBe(0);
  });

  it('select the carriers and store networks offered to merchants, and explain the effect of each change [CR-7]', async () => {
    const { user, changes } = await openPage('features', 'Features');
    expect((await screen.findAllByText('Nothing chosen. Each merchant has its own list.')).length).toBe(2);
    const dpd = await screen.findByRole('switch', { name: /^DPD\s*Collects everywhere/ });
    await user.click(dpd);
    await user.click(await screen.findByRole('switch', { name: /^Singapore Post\s*Collects/ }));
    expect(changes.list).toMatchObject([
      {
        type: 'APPLICATION_CONFIG_OWNER',
        key: 'applicationConfig.features.offeredCarriers',
        value: { carriers: [{ carrierCompanyId: 'DPD' }, { carrierCompanyId: 'SINGAPORE_POST' }] },
      },
    ]);
    expect(screen.getAllByText('Merchants can select it after publishing.')).toHaveLength(2);
    await user.click(await screen.findByRole('switch', { name: /^DPD Pickup/ }));
    expect(changes.list.at(-1)).toMatchObject({
      key: 'applicationConfig.features.offeredStoreNetworks',
      value: { storeNetworks: [{ storeNetworkId: 'DPD_PICKUP', storeNetworkCarrierId: 'DPD' }] },
    });
  });

  it('show before a carrier is withdrawn how many merchants use it, and that these merchants can still use it [CR-7]', async () => {
    const sample = aSample();
    const [owner] = sample.owners;
    if (owner) owner.adminConfig.features.offeredCarriers = { carriers: [{ carrierCompanyId: 'DPD', name: 'DPD' }] };
    const product = owner?.merchants[0]?.configuration.products[RETURNS_PRODUCT];
    if (product) product.carrierConfig = { carriers: [{ carrierCompanyId: 'DPD', enabled: true, default: true }] };
    const { user } = await openPage('features', 'Features', sample);
    await user.click(await screen.findByRole('switch', { name: /^DPD\s*Collects everywhere/ }));
    expect(screen.getByText('Merchants that use it keep it. Others can no longer select it.')).toBeTruthy();
    expect(await screen.findByText('1 merchant uses it.')).toBeTruthy();
  });

  it('require a second step of roles and merchants as pending changes [AU-27]', async () => {
    const { user, changes, clock } = await openPage(
      'features',
      'Features',
      aSample({ secondFactor: { enabled: true } }),
    );
    await user.click(await screen.findByRole('switch', { name: 'staff' }));
    await user.type(screen.getByRole('combobox', { name: /^Merchants/ }), 'Acme');
    act(() => clock.advance(1000));
    await user.click(await screen.findByRole('option', { name: /^Acme/ }));
    const prefix = 'applicationConfig.features.secondFactor';
    expect(changes.list).toMatchObject([
      { type: 'APPLICATION_CONFIG_OWNER', key: `${prefix}.roles`, value: ['staff'] },
      { type: 'APPLICATION_CONFIG_OWNER', key: `${prefix}.merchants`, value: ['ACME'] },
    ]);
    await user.click(screen.getByRole('button', { name: 'Remove ACME' }));
    await user.click(screen.getByRole('switch', { name: 'staff' }));
    expect(changes.count).toBe(0);
  });

  it('offer no second step if the service has none [AU-27]', async () => {
    await openPage('features', 'Features');
    expect(screen.queryByRole('switch', { name: 'staff' })).toBeNull();
  });

  it('hide a page from merchants as a pending change [RT-6]', async () => {
    const { user, changes } = await openPage('features', 'Features');
    await user.click(await screen.findByRole('switch', { name: 'Wording' }));
    expect(changes.list).toMatchObject([{ key: 'applicationConfig.features.hiddenPages.paths', value: ['/wording'] }]);
    await user.click(screen.getByRole('switch', { name: 'Wording' }));
    expect(changes.count).toBe(0);
  });

  it('link to the merchants with a sub-brand, and say that the sign-up setting affects only new merchants [BR-10]', async () => {
    const { user } = await openPage('features', 'Features');
    await user.click(await screen.findByRole('switch', { name: /Skip sign-up/ }));
    expect(await screen.findByText('Affects only new merchants')).toBeTruthy();
    expect(screen.queryByText(/^Affects all merchants/)).toBeNull();
    expect(await screen.findByText(/^Several languages for customers: 0 of \d+$/)).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: /^Merchants with a sub-brand: 1 of \d+$/ }));
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    expect(await screen.findByText('1 merchant found')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'With a sub-brand: show all merchants again' })).toBeTruthy();
  });

  it('limit the return days of merchants that have no limit of their own, and link to merchants above the new limit', async () => {
    const sample = aSample();
    const [acme, koyo] = sample.owners[0]?.merchants ?? [];
    if (!acme || !koyo) throw new Error('two merchants are looked at');
    acme.configuration.applicationConfig = { version: '1.0', config: { DUE_DATE_DAYS: 60 } };
    koyo.configuration.features = { returnWindows: { maxDueDateDays: 90 } };
    const { user, changes } = await openPage('features', 'Features', sample);
    const longest = await screen.findByRole('textbox', { name: /Longest return window/ });
    await user.type(longest, '40000{Enter}');
    expect(screen.getByText('Enter whole days from 1 to 36,500, or leave empty.')).toBeTruthy();
    expect(changes.count).toBe(0);
    await user.clear(longest);
    await user.type(longest, '30{Enter}');
    expect(changes.list).toMatchObject([
      { type: 'APPLICATION_CONFIG_OWNER', key: 'applicationConfig.features.returnWindows.maxDueDateDays', value: 30 },
    ]);
    expect(await screen.findByRole('link', { name: /^Merchants with their own: 1 of \d+$/ })).toBeTruthy();
    await user.click(await screen.findByRole('link', { name: 'Merchants over the limit: 1' }));
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    expect(await screen.findByText('1 merchant found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Return window over 30 days: show all merchants again' }));
    expect(await screen.findByText(/\d\d+ merchants on this platform/)).toBeTruthy();
    expect(window.location.search).toBe('');
  });

  it("offer only logo and main colour for the branding, with a preview of the merchants' view [BR-2]", async () => {
    const { user, changes } = await openPage('branding', 'Branding');
    expect(screen.queryByLabelText('Button text')).toBeNull();
    expect(screen.queryByLabelText('Alternative text')).toBeNull();
    const colour = screen.getByRole('textbox', { name: 'Main colour' });
    await user.clear(colour);
    await user.type(colour, '#dc1928{Enter}');
    expect(changes.list).toMatchObject([
      { type: 'APPLICATION_CONFIG_OWNER', key: 'applicationConfig.config.theme.primaryColor', value: '#dc1928' },
    ]);
    await waitFor(() => expect(document.querySelector('[data-accent="#dc1928"][inert]')).toBeTruthy());
  });

  it('count the merchants that use the brand, and link to merchants with a sub-brand if sub-brands are enabled [BR-10]', async () => {
    const { user, changes, show } = await openPage('branding', 'Branding');
    const all = await screen.findByText(/^Merchants using it: \d+$/);
    const count = Number(/\d+$/.exec(all.textContent ?? '')?.[0]);
    expect(screen.queryByRole('link', { name: /^Merchants with a sub-brand/ })).toBeNull();
    const key = 'applicationConfig.features.shouldCheckForSubBrand.enabled';
    act(() => changes.edit([{ type: 'APPLICATION_CONFIG_OWNER', key, value: true, originalValue: undefined }]));
    expect(await screen.findByText(`Merchants using it: ${count - 1}`)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: `Merchants with a sub-brand: 1 of ${count}` }));
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    expect(await screen.findByText('1 merchant found', { selector: 'header *' })).toBeTruthy();
    show('/configuration/navigation');
    expect(await screen.findByText(/Admins only: merchants have their own navigation\./)).toBeTruthy();
  });

  it('edit main colour, footer links and features directly on the overview [BN-3] [BR-2]', async () => {
    const { user, changes } = await openPage('overview', 'Owner’s configuration');
    const colour = screen.getByRole('textbox', { name: 'Main colour' });
    await user.clear(colour);
    await user.type(colour, '#ffcd00{Enter}');
    const terms = screen.getByRole('textbox', { name: /^Terms/ });
    await user.clear(terms);
    await user.type(terms, 'https://house.example/terms-2027{Enter}');
    await user.click(screen.getByRole('switch', { name: /In other websites/ }));
    expect(changes.list.map(({ type, key }) => `${type} ${key}`)).toEqual([
      'APPLICATION_CONFIG_OWNER applicationConfig.config.theme.primaryColor',
      'APPLICATION_CONFIG_OWNER applicationConfig.features.footer.termsAndConditionsUrl',
      'APPLICATION_CONFIG_OWNER applicationConfig.features.widgetMode.enabled',
    ]);
    expect(screen.getAllByText('1 changed')).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Open Admins’ navigation' }).getAttribute('href')).toBe(
      '/configuration/navigation',
    );
  });

  it('list and link the merchants that have their own footer links [BN-3]', async () => {
    const { user } = await openPage('overview', 'Owner’s configuration');
    const card = (await screen.findByRole('heading', { name: 'Merchants with their own links' })).closest('section')!;
    expect(within(card).getByText(/^1 of \d+$/)).toBeTruthy();
    expect(within(card).getByText('Paused')).toBeTruthy();
    expect(within(card).getByText('paused.example/privacy')).toBeTruthy();
    await user.click(within(card).getByRole('link', { name: 'Show all of them' }));
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    expect(await screen.findByText('1 merchant found')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^With their own links/ }));
    expect(await screen.findByText(/\d\d+ merchants on this platform/)).toBeTruthy();
    expect(window.location.search).toBe('');
  });
});
