import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { announcedFeatures } from '../../../sample/ownerProfiles.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { MerchantPages } from '../../../src/ui/shared/pages/AppPage.ts';
import { changeRegistry } from '../../support/changes.ts';
import { pages } from '../../support/composition.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { withWholeMerchant } from '../../support/samples/withWholeMerchant.ts';
import { openApp } from '../app/renderApp.tsx';
import { renderPalette } from './renderPalette.tsx';

/** A merchant with every kind of data, whose owner's service supports every extension. */
const sampleOfEverything = () => withWholeMerchant(aSample(announcedFeatures), 'ACME', 0);

const acts = pages.flatMap(({ path, audience, acts: begun = [] }) =>
  begun.map(({ search }) => ({ audience, address: `${path.replace(/\/:.*$/, '')}${search}` })),
);

describe('the command palette with every page', () => {
  it('finds each setting of a merchant', async () => {
    const opened: string[] = [];
    const { services } = await renderPalette({
      hasPage: (path) => !path.startsWith('/configuration'),
      goTo: (address) => opened.push(address),
    });
    const { configuration } = services.get(CompanyStore);
    if (!configuration) throw new Error('no configuration');
    const keys = changeRegistry
      .settings(configuration)
      .filter(({ type }) => type !== 'APPLICATION_CONFIG_OWNER')
      .map(({ key }) => key);
    expect(keys.length).toBeGreaterThan(40);
    await screen.findByRole('option', { name: /^Main colour\s*Branding/ });
    const options = screen.getAllByRole('option').map((option) => option.getAttribute('data-key') ?? '');
    expect(keys.filter((key) => !options.some((option) => option.endsWith(` ${key}`)))).toEqual([]);
    await userEvent.paste('privacy policy');
    await userEvent.click(await screen.findByRole('option', { name: /^Privacy policy/ }));
    expect(opened).toEqual(['/navigation?field=applicationConfig.features.footer.privacyPolicyUrl']);
  });

  it.each(acts.filter(({ audience }) => audience === 'merchant'))(
    'opens the dialog at $address',
    async ({ address }) => {
      const { show } = await openApp(sampleOfEverything(), 'ACME');
      show(`/ACME${address}`);
      expect(await screen.findByRole('dialog')).toBeTruthy();
    },
  );

  it('opens the actions of a page in the navigation, and the account page of the signed-in user', async () => {
    const { show, services } = await openApp(sampleOfEverything(), 'ACME');
    expect(services.get(MerchantPages).some(({ acts: begun }) => begun !== undefined)).toBe(true);
    show('/ACME/return-reasons');
    await screen.findByRole('heading', { level: 1, name: 'Return reasons' });
    await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
    await screen.findByRole('dialog', { name: 'Search and commands' });
    await userEvent.keyboard('import return reasons{Enter}');
    await screen.findByRole('dialog', { name: 'Import return reasons' });
    expect(window.location.search).toBe('?new=import');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: /^Search/ }));
    await screen.findByRole('dialog', { name: 'Search and commands' });
    await userEvent.keyboard('password{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/ACME/account/security'));
  });
});
