import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApplicationConfigEditor } from '../../../src/application/application-config/ApplicationConfigEditor.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { PublishingStore } from '../../../src/application/publishing/PublishingStore.ts';
import { productOf, withProduct, type CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { InternationalPage } from '../../../src/ui/features/international/InternationalPage.tsx';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

const openPage = (options: RenderOptions = {}) => renderPage(<InternationalPage />, options);
/** A portal for only its home country, without settings for international returns. */
const withoutTier = (configuration: CompanyConfiguration): CompanyConfiguration => {
  const { INTERNATIONAL_PRICING_TIERS: _, ...config } = configuration.applicationConfig?.config ?? {};
  return withProduct(
    { ...configuration, applicationConfig: { ...configuration.applicationConfig, config } },
    { ...productOf(configuration), countriesEnabled: { AU: true } },
  );
};
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const dialog = async () => within(await screen.findByRole('dialog'));

describe('InternationalPage', () => {
  it('lists the enabled countries with their carriers and languages [PC-7]', async () => {
    await openPage();
    const home = await row(/Australia/);
    expect(home.getByText('Home, always on')).toBeTruthy();
    expect(home.getByText('Australia Post and DPD')).toBeTruthy();
    expect(home.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
    expect((await row(/New Zealand/)).getByText('DPD')).toBeTruthy();
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('finds any country by name or code, and enables it in one pending change of the complete list [PC-7]', async () => {
    const { user, changes } = await openPage();
    await user.type(await screen.findByRole('searchbox'), 'jp');
    await user.click((await row(/Japan/)).getByRole('switch'));
    expect(changes.list).toMatchObject([
      {
        valueId: 'PORTAL_INTERNATIONAL_ACTIVE',
        value: [
          { code: 'AU', value: true },
          { code: 'JP', value: true },
          { code: 'NZ', value: true },
        ],
      },
    ]);
    expect((await row(/Japan/)).getByText('Newly on')).toBeTruthy();
    expect((await row(/Japan/)).getByText('Not offered in Japanese')).toBeTruthy();
    await user.click((await row(/Japan/)).getByRole('switch'));
    expect(changes.list).toEqual([]);
  });

  it('shows a newly disabled country at its previous position, and can list only the changed countries', async () => {
    const { user } = await openPage();
    await user.click((await row(/New Zealand/)).getByRole('switch'));
    expect(screen.getByText('1 newly off')).toBeTruthy();
    expect((await row(/New Zealand/)).getByText('Newly off')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'Changed 1' }));
    expect(screen.getAllByRole('row')).toHaveLength(2);
  });

  it('enables several countries from a pasted list and a continent, and lists the entries that are not countries', async () => {
    const { user, changes } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Turn on several' }));
    const form = await dialog();
    await user.click(form.getByRole('textbox', { name: /List of countries/ }));
    await user.paste('Frankreich, フランス\nDuitsland; Atlantis');
    expect(form.getByText('2 entries aren’t countries')).toBeTruthy();
    await user.click(form.getByRole('checkbox', { name: /South America/ }));
    await user.click(form.getByRole('button', { name: 'Turn on 16 countries' }));
    const [change] = changes.list;
    const value = change?.value as readonly { readonly code: string; readonly value: boolean }[];
    expect(value.filter(({ value: isOn }) => isOn)).toHaveLength(18);
    expect(value.map(({ code }) => code)).toEqual(expect.arrayContaining(['FR', 'DE', 'BR']));
  });

  it('shows on the page and in the review that international returns need a pricing tier, once a foreign country is enabled [VL-requiredForInternational] [PB-2]', async () => {
    const { user, services, changes } = await openPage({ publish: withoutTier });
    const missing = /No pricing tier is set for returns from other countries/;
    expect(screen.queryByText(missing)).toBeNull();
    expect(services.get(PublishingStore).problems).toEqual([]);
    await user.type(await screen.findByRole('searchbox'), 'jp');
    await user.click((await row(/Japan/)).getByRole('switch'));
    expect(await screen.findByText(missing)).toBeTruthy();
    expect(services.get(PublishingStore).problems).toEqual([
      {
        problem: 'changes.problems.noInternationalTier',
        isBlocking: false,
        feature: 'settings',
        setting: 'applicationConfig.config.INTERNATIONAL_PRICING_TIERS',
      },
    ]);
    const editor = new ApplicationConfigEditor(services.get(CompanyStore), changes);
    act(() => editor.edit({ kind: 'setting', name: 'INTERNATIONAL_PRICING_TIERS' }, 2));
    await waitFor(() => expect(screen.queryByText(missing)).toBeNull());
    expect(services.get(PublishingStore).problems).toEqual([]);
  });

  it('scrolls the list to a country that is clicked on the map', async () => {
    const { user } = await openPage();
    const canada = await screen.findByText('Canada', { selector: 'title', ignore: false });
    await user.click(canada.parentElement?.querySelector('path') ?? canada);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Canada');
    await row(/Canada/);
  });
});
