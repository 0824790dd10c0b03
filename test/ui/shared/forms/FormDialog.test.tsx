import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { renderDialog, type Contact } from './renderForm.tsx';

const sent: Contact[] = [];
const take = (values: Contact): void => void sent.push(values);
const field = (name: string): HTMLInputElement => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const dialog = (): HTMLElement | null => screen.queryByRole('dialog', { name: 'Contact' });
const question = (): HTMLElement => screen.getByRole('alertdialog', { name: 'Discard what you typed?' });

let user: ReturnType<typeof userEvent.setup>;
const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }));
const pressOutside = (): Promise<void> => {
  const backdrop = dialog()?.closest('.overlay');
  if (!backdrop) throw new Error('there is nothing beside the dialog');
  return user.click(backdrop);
};

beforeEach(() => {
  user = userEvent.setup({ delay: null });
});
afterEach(() => {
  cleanup();
  sent.splice(0);
});

async function openDialog() {
  const router = await renderDialog({ onSubmit: take });
  await press('Edit');
  return router;
}

const ways: readonly (readonly [string, () => Promise<void>])[] = [
  ['Escape', () => user.keyboard('{Escape}')],
  ['a press outside', pressOutside],
  ['the cross', () => press('Close')],
];

describe('a dialog with a form', () => {
  it.each(ways)('is closed by %s as long as nothing was typed', async (_, leave) => {
    await openDialog();
    expect(dialog()).not.toBeNull();
    await leave();
    expect(dialog()).toBeNull();
  });

  it.each(ways)('is not closed by %s once something was typed: it asks, and keeps it', async (_, leave) => {
    await openDialog();
    await user.type(field('Name'), 'Dana');
    await leave();
    await user.click(within(question()).getByRole('button', { name: 'Keep editing' }));
    expect(field('Name').value).toBe('Dana');
    expect(document.activeElement).toBe(field('Name'));
    await leave();
    await user.click(within(question()).getByRole('button', { name: 'Discard' }));
    expect(dialog()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('keeps what was typed where the question is answered by Escape', async () => {
    await openDialog();
    await user.type(field('Name'), 'Dana{Escape}');
    expect(question()).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Name').value).toBe('Dana');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  });

  it('is cancelled at once, whatever was typed', async () => {
    await openDialog();
    await user.type(field('Name'), 'Dana');
    await press('Cancel');
    expect(dialog()).toBeNull();
    expect(sent).toEqual([]);
  });

  it('is kept open by what is missing, and closes once it is saved [FM-1]', async () => {
    await openDialog();
    await user.type(field('Name'), 'Dana');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Fill in every required field.');
    expect(document.activeElement).toBe(field('E-mail'));
    await user.keyboard('dana@acme.example');
    await press('Save');
    expect(dialog()).toBeNull();
    expect(sent).toEqual([{ name: 'Dana', email: 'dana@acme.example', phone: '' }]);
  });

  it('is saved by its button, and gives the focus back to what opened it', async () => {
    await openDialog();
    await user.type(field('Name'), 'Dana');
    await user.type(field('E-mail'), 'dana@acme.example');
    await press('Save');
    expect(sent).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
  });

  it('asks before another address takes what was typed away', async () => {
    const router = await openDialog();
    await user.type(field('Name'), 'Dana');
    await act(() => router.navigate('/elsewhere'));
    await user.click(within(question()).getByRole('button', { name: 'Keep editing' }));
    expect(field('Name').value).toBe('Dana');
    await act(() => router.navigate('/elsewhere'));
    await user.click(within(question()).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByText('Another page')).toBeDefined();
  });

  it('lets a browser ask before the page is closed over what was typed', async () => {
    const isAsked = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openDialog();
    expect(isAsked()).toBe(false);
    await user.type(field('Name'), 'Dana');
    expect(isAsked()).toBe(true);
    await press('Cancel');
    expect(isAsked()).toBe(false);
  });
});
