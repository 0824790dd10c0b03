import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LanguagesPage } from '../../../src/ui/features/languages/LanguagesPage.tsx';
import { card } from '../card.ts';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

const openPage = (options: RenderOptions = {}) => renderPage(<LanguagesPage />, { companyId: 'GLOBETROT', ...options });
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const order = () =>
  screen
    .getAllByRole('rowheader')
    .map((cell) => cell.querySelector('[lang]')?.textContent)
    .slice(0, 3);

describe('LanguagesPage', () => {
  it('lists the offered languages with the numbers of existing and missing texts [CF-7] [CT-1]', async () => {
    await openPage();
    expect((await row(/English/)).getByText('14 of 15')).toBeTruthy();
    expect((await row(/English/)).getByText('Complete')).toBeTruthy();
    expect((await row(/English/)).getByText('Default')).toBeTruthy();
    const japanese = await row(/Japanese/);
    expect(japanese.getByText('9 of 15')).toBeTruthy();
    expect(japanese.getByText('Shown in English: 5')).toBeTruthy();
    expect((await row(/Dutch/)).getByText('Nothing written')).toBeTruthy();
    expect((await row(/Dutch/)).getByText(/Netherlands: shown in English/)).toBeTruthy();
    expect(screen.getByText('Offered: 3 of 6')).toBeTruthy();
  });

  it('does not allow disabling the default language until another default is chosen [CF-7]', async () => {
    const { user, changes } = await openPage();
    const english = await row(/English/);
    expect(english.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
    expect(english.getByText('To turn it off, choose another default first.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Actions for French' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    await user.click((await row(/English/)).getByRole('switch'));
    expect(changes.list).toMatchObject([
      { key: 'applicationConfig.config.languages.default', value: 'fr' },
      { key: 'applicationConfig.config.languages.offered', value: ['fr', 'ja'] },
    ]);
    act(() => changes.undo());
    act(() => changes.undo());
    expect(changes.list).toEqual([]);
  });

  it('moves a language by its row menu, and shows the resulting customer menu', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Actions for Japanese' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move up' }));
    expect(order()).toEqual(['English', '日本語', 'Français']);
    expect((await row(/Japanese/)).getByText('Moved')).toBeTruthy();
    const menu = card('What customers see');
    const entries = menu.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(entries).toEqual(['EnglishDefault', '日本語', 'Français']);
  });

  it('suggests a language that the merchant’s customers read but that the portal does not offer yet', async () => {
    const { user, changes } = await openPage();
    const readers = card('Who sees which language');
    expect(readers.getByText('Customers with another language see English')).toBeTruthy();
    await user.click(readers.getByRole('button', { name: 'Offer Dutch' }));
    expect(changes.list).toMatchObject([{ value: ['en', 'fr', 'ja', 'nl'] }]);
    expect((await row(/Dutch/)).getByText('Newly offered')).toBeTruthy();
  });

  it('shows only the default language if the merchant has chosen no language, and says that customers have no choice', async () => {
    await openPage({ companyId: 'NORTHWIND' });
    expect(await screen.findByText('Offered: 1 of 6')).toBeTruthy();
    expect(screen.getByText('With one language, there is nothing to choose.')).toBeTruthy();
  });
});
