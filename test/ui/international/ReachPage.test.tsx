import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { InternationalEditor } from '../../../src/application/international/InternationalEditor.ts';
import { ReachPage } from '../../../src/ui/features/international/reach/ReachPage.tsx';
import { renderPage, type RenderOptions } from '../renderPage.tsx';
import { collectDownloads } from '../collectDownloads.ts';

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

/** Opens the page. The returned `switchOn` enables or disables a country. */
async function openPage(options: RenderOptions = {}) {
  const page = await renderPage(<ReachPage />, options);
  const editor = new InternationalEditor(page.services.get(CompanyStore), page.services.get(PendingChangesStore));
  const switchOn = (code: string, isOn: boolean) => act(() => editor.switchOn([code], isOn));
  return { ...page, switchOn };
}

describe('ReachPage', () => {
  it('shows carrier, destination, language and shops of every country', async () => {
    await openPage();
    const home = await row(/Australia/);
    expect(home.getByText(/^Australia Post; by a rule also DPD/)).toBeTruthy();
    expect(home.getByText(/^Main Address; by a rule also Sydney outlet/)).toBeTruthy();
    expect((await row(/New Zealand/)).getByText(/^DPD/)).toBeTruthy();
    expect(screen.getByText('2 countries')).toBeTruthy();
  });

  it('hides the columns that the user deselects; the country column cannot be deselected', async () => {
    const { user } = await openPage();
    await row(/Australia/);
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    expect(screen.queryByRole('menuitemcheckbox', { name: 'Country' })).toBeNull();
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Fee' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Language' }));
    await user.keyboard('{Escape}');
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Country', 'Label to print', 'In a shop', 'From home', 'Goes to']);
  });

  it('lists a country that has no return route with the reason, and can show the published state instead', async () => {
    const { user, switchOn } = await openPage({
      publish: (configuration) => ({
        ...configuration,
        offeredCarriers: (configuration.offeredCarriers ?? []).map((offer) => ({ ...offer, countries: ['AU', 'NZ'] })),
      }),
    });
    await row(/Australia/);
    switchOn('FJ', true);
    const fiji = await row(/Fiji/);
    expect(fiji.getByText('No carrier in use collects there.')).toBeTruthy();
    expect(screen.getByText('Returns aren’t possible from 1 country: Fiji')).toBeTruthy();
    await user.click(await screen.findByRole('radio', { name: 'Published' }));
    expect(screen.queryByRole('row', { name: /Fiji/ })).toBeNull();
    expect(screen.getByText('2 countries')).toBeTruthy();
  });

  it('exports no spreadsheet formulas', async () => {
    const downloads = collectDownloads();
    const { user } = await openPage({
      publish: (configuration) => ({
        ...configuration,
        warehousesConfig: (configuration.warehousesConfig ?? []).map((each) => ({
          ...each,
          locationName: '=HYPERLINK("https://evil.example")',
        })),
      }),
    });
    await row(/Australia/);
    await user.click(screen.getByRole('button', { name: 'Export' }));
    const text = (await downloads[0]?.text()) ?? '';
    expect(text).toContain(`"'=HYPERLINK(`);
    expect(text).not.toMatch(/"[=+@-]/);
  });
});
