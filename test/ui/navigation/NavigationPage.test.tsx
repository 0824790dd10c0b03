import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { NavigationPage } from '../../../src/ui/features/navigation/NavigationPage.tsx';
import type { UserEvent } from '@testing-library/user-event';
import { card } from '../card.ts';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

async function openPage(options: RenderOptions = {}) {
  const page = await renderPage(<NavigationPage />, options);
  await act(async () => page.services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
  return page;
}
const storing =
  (navigation: unknown) =>
  (configuration: CompanyConfiguration): CompanyConfiguration =>
    ({ ...configuration, features: { ...configuration.features, navigation } }) as CompanyConfiguration;
const page = (title: string, url: string, more: object = {}) => ({ title, url, ...more });
const small = storing({
  version: '2',
  sections: [
    { title: 'Work', pages: [page('navigation.home', '/overview'), page('Money', '/refunds')] },
    { pages: [page('navigation.users', '/users', { condition: 'canManageUsers' })], placement: 'bottom' },
  ],
});
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const lines = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
async function chooseAction(user: UserEvent, name: string, entry: string) {
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('NavigationPage', () => {
  it('lists sections and pages in order, with their visibility conditions [NV-1] [NV-2]', async () => {
    await openPage({ publish: small });
    await row(/Work/);
    expect(lines()).toEqual(['Work2 pages', 'Home', 'Money', 'No title1 pageAt the bottom', 'Users']);
    expect((await row(/Users/)).getByText('only for people who manage users')).toBeTruthy();
  });

  it('moves pages by their menus into and out of other pages, each move as one undo step [NV-1]', async () => {
    const { user, changes } = await openPage({ publish: small });
    await chooseAction(user, 'Money', 'Move into the page above');
    expect(changes.list).toMatchObject([
      { value: { sections: [{ pages: [{ url: '/overview', subItems: [{ url: '/refunds' }] }] }, {}] } },
    ]);
    expect((await row(/Money/)).getByText('Moved')).toBeTruthy();
    await chooseAction(user, 'Money', 'Move out');
    expect(changes.list).toEqual([]);
    await chooseAction(user, 'Money', 'Move down');
    expect(lines()).toEqual(['Work1 page', 'Home', 'No title2 pagesAt the bottom', 'MoneyMoved', 'Users']);
    act(() => changes.undo());
    expect(lines()[2]).toBe('Money');
  });

  it('moves pages by Alt and an arrow key: up, down, into and out of a parent [WCAG 2.5.7]', async () => {
    await openPage({ publish: small });
    const money = await screen.findByRole('row', { name: /Money/ });
    act(() => money.focus());
    fireEvent.keyDown(money, { key: 'ArrowUp', altKey: true });
    expect(lines().slice(0, 3)).toEqual(['Work2 pages', 'MoneyMoved', 'Home']);
    fireEvent.keyDown(await screen.findByRole('row', { name: /Home/ }), { key: 'ArrowRight', altKey: true });
    expect((await screen.findByRole('rowheader', { name: /Home/ })).querySelector('.below')).toBeTruthy();
    fireEvent.keyDown(await screen.findByRole('row', { name: /Home/ }), { key: 'ArrowLeft', altKey: true });
    expect((await screen.findByRole('rowheader', { name: /Home/ })).querySelector('.below')).toBeNull();
  });

  it('edits the title, icon and condition of a page', async () => {
    const { user, changes } = await openPage({ publish: small });
    await chooseAction(user, 'Money', 'Edit');
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Money' }));
    await user.clear(dialog.getByRole('textbox', { name: /Name/ }));
    await user.click(dialog.getByRole('radio', { name: 'Parcel' }));
    await user.click(dialog.getByRole('button', { name: /Shown/ }));
    await user.click(await screen.findByRole('option', { name: 'only while refunds are on' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(changes.list).toMatchObject([
      {
        value: {
          sections: [
            {
              pages: [
                {},
                { title: 'navigation.refunds', url: '/refunds', icon: 'package', condition: 'hasRefundsEnabled' },
              ],
            },
            {},
          ],
        },
      },
    ]);
    expect((await row(/Refunds/)).getByText('Changed')).toBeTruthy();
  });

  it("offers the product's pages that the navigation does not list, including removed pages [RT-7]", async () => {
    const { user, changes } = await openPage({ publish: small });
    await chooseAction(user, 'Money', 'Remove');
    const missing = card('Not in the navigation');
    expect(missing.getByText('No longer listed')).toBeTruthy();
    await user.click(missing.getByRole('button', { name: 'Add Refunds' }));
    expect(changes.list).toMatchObject([{ value: { sections: [{}, { pages: [{}, { url: '/refunds' }] }] } }]);
    await user.click(missing.getByRole('button', { name: 'Add Carriers' }));
    expect((await row(/Carriers/)).getByText('New')).toBeTruthy();
  });

  it('changes the layout of the portal, and can revert the change [SH-5]', async () => {
    const { user, changes } = await openPage({ publish: small });
    await user.click(await screen.findByRole('radio', { name: /Classic/ }));
    expect(changes.list).toMatchObject([{ value: { version: '1' } }]);
    await user.click(screen.getByRole('button', { name: 'Put back Sidebar' }));
    expect(changes.list).toEqual([]);
  });

  it('adds sections and changes their titles and positions', async () => {
    const { user, changes } = await openPage({ publish: small });
    await user.click(await screen.findByRole('button', { name: 'Add section' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add section' }));
    await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'Money');
    await user.click(dialog.getByRole('checkbox', { name: /Hide when empty/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(changes.list).toMatchObject([
      { value: { sections: [{}, {}, { title: 'Money', withFilters: true, pages: [] }] } },
    ]);
  });

  it('replaces a stored navigation that is invalid', async () => {
    const stored = { pages: [page('Bad', 'javascript:alert(1)')] };
    const { user, changes } = await openPage({ publish: storing(stored) });
    expect(await screen.findByText('This navigation can’t be read')).toBeTruthy();
    expect(screen.queryByText('Bad')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(changes.count).toBe(1);
    expect(screen.queryByText('This navigation can’t be read')).toBeNull();
    await row(/Return reasons/);
  });
});
