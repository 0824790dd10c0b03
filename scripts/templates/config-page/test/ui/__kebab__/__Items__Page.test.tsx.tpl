import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/en/__items__.json' with { type: 'json' };
import { __Items__Page } from '../../../src/ui/features/__kebab__/__Items__Page.tsx';
import { renderPage } from '../renderPage.tsx';

/** Matches an accessible name that begins with the label, because a description may follow it. */
const startsWith = (label: string) => (name: string) => name.startsWith(label);
const toggle = (): HTMLInputElement => screen.getByRole('switch', { name: startsWith(texts.isEnabled.label) });
const note = () => screen.getByRole('textbox', { name: startsWith(texts.note.label) });

it('the page of __title__ makes a separate pending change for each field, and restores a field', async () => {
  const { user, changes } = await renderPage(<__Items__Page />);
  await user.click(toggle());
  expect(changes.list).toMatchObject([{ key: '__items__.isEnabled', value: true }]);
  await user.type(note(), ' Thanks ');
  await user.tab();
  expect(changes.list).toMatchObject([{ key: '__items__.isEnabled' }, { key: '__items__.note', value: 'Thanks' }]);
  await user.click(screen.getByRole('button', { name: 'Put back Off' }));
  expect(toggle().checked).toBe(false);
  expect(changes.list).toMatchObject([{ key: '__items__.note' }]);
});

it('the page of __title__ shows a too long note with an error, and makes no pending change for it', async () => {
  const { user, changes } = await renderPage(<__Items__Page />);
  await user.click(note());
  await user.paste('a'.repeat(201));
  await user.tab();
  expect(screen.getByText('Use up to 200 characters.')).toBeDefined();
  expect(changes.count).toBe(0);
});
