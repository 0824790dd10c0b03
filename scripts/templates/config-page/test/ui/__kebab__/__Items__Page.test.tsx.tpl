import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import texts from '../../../locales/en/__items__.json' with { type: 'json' };
import { __Items__Page } from '../../../src/ui/features/__kebab__/__Items__Page.tsx';
import { renderPage } from '../renderPage.tsx';

/** The accessible name may continue after the label. */
const called = (label: string) => (name: string) => name.startsWith(label);
const toggle = (): HTMLInputElement => screen.getByRole('switch', { name: called(texts.isEnabled.label) });
const note = () => screen.getByRole('textbox', { name: called(texts.note.label) });

it('makes each field of __title__ a pending change of its own, and puts it back', async () => {
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

it('keeps too long a note of __title__ as it was typed, and makes it no change', async () => {
  const { user, changes } = await renderPage(<__Items__Page />);
  await user.click(note());
  await user.paste('a'.repeat(201));
  await user.tab();
  expect(screen.getByText('Use up to 200 characters.')).toBeDefined();
  expect(changes.count).toBe(0);
});
