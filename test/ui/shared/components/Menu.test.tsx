import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Button } from '../../../../src/ui/shared/components/Button/Button.tsx';
import { Menu } from '../../../../src/ui/shared/components/Menu/Menu.tsx';
import type { MenuEntry } from '../../../../src/ui/shared/components/Menu/MenuProps.ts';

function renderMenu(calledActions: string[]): void {
  const entries: readonly MenuEntry[] = [
    {
      id: 'language',
      label: 'Language',
      trail: 'English',
      subList: {
        backLabel: 'Back',
        actions: [
          { id: 'en', label: 'English', isSelected: true, onAction: () => calledActions.push('en') },
          { id: 'ar', label: 'العربية', lang: 'ar', isSelected: false, onAction: () => calledActions.push('ar') },
        ],
      },
    },
    { id: 'sign-out', label: 'Sign out', onAction: () => calledActions.push('sign-out') },
  ];
  render(
    <Menu label="staff@northwind.example" entries={entries}>
      <Button>Account</Button>
    </Menu>,
  );
}
const shownItems = (): (string | null)[] =>
  [...document.querySelectorAll('[role^="menuitem"]')].map((item) => item.textContent);

describe('Menu', () => {
  it.each<readonly [how: string, press: (user: UserEvent, trigger: HTMLElement) => Promise<void>]>([
    ['the mouse', (user, trigger) => user.click(trigger)],
    ['touch', (user, target) => user.pointer([{ keys: '[TouchA>]', target }, { keys: '[/TouchA]' }])],
    [
      'a key',
      async (user) => {
        await user.tab();
        await user.keyboard('{Enter}');
      },
    ],
  ])('opens the first time it is activated by %s [NV-7]', async (_how, press) => {
    const user = userEvent.setup();
    const calledActions: string[] = [];
    renderMenu(calledActions);
    await press(user, screen.getByRole('button', { name: 'Account' }));
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    expect(calledActions).toEqual(['sign-out']);
  });

  it('switches between its main list and the list of languages without closing [NV-7]', async () => {
    const user = userEvent.setup();
    renderMenu([]);
    await user.click(screen.getByRole('button', { name: 'Account' }));
    expect(shownItems()).toEqual(['LanguageEnglish', 'Sign out']);
    await user.keyboard('{Enter}');
    expect(shownItems()).toEqual(['Back', 'English', 'العربية']);
    await user.click(screen.getByRole('menuitem', { name: 'Back' }));
    expect(shownItems()).toEqual(['LanguageEnglish', 'Sign out']);
  });

  it('selects a language by keyboard, and closes [NV-7]', async () => {
    const user = userEvent.setup();
    const calledActions: string[] = [];
    renderMenu(calledActions);
    await user.click(screen.getByRole('button', { name: 'Account' }));
    await user.keyboard('{Enter}{ArrowDown}{ArrowDown}{Enter}');
    expect(calledActions).toEqual(['ar']);
    expect(screen.queryByRole('menu')).toBeNull();
  });
});
