import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InMemoryStorage } from '../../../../src/infrastructure/storage/InMemoryStorage.ts';
import { renderDialog, type Contact, type Visit } from './renderForm.tsx';

type Router = Awaited<ReturnType<typeof renderDialog>>;

const addressOf = ({ state }: Router): string => state.location.pathname + state.location.search;
const submitted: Contact[] = [];
const recordSubmit = (values: Contact): void => void submitted.push(values);
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

const advanceTimers = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  user = userEvent.setup({ delay: null });
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
  submitted.splice(0);
});

async function openDialog(parts?: Partial<Parameters<typeof renderDialog>[0]>, visit?: Visit) {
  const router = await renderDialog({ onSubmit: recordSubmit, ...parts }, visit);
  await press('Edit');
  return router;
}

const CHANGED = 'This was changed elsewhere';
const changeNotice = (): HTMLElement | null => screen.queryByText(CHANGED, { ignore: '#announcements p' });
const changedElsewhere = (): HTMLElement => {
  const banner = changeNotice()?.closest('[data-banner]');
  return banner instanceof HTMLElement ? banner : expect.fail('what has changed is not in a banner');
};
const changeElsewhere = (): void => {
  fireEvent.click(screen.getByRole('button', { name: 'Change elsewhere', hidden: true }));
};

type Way = readonly [string, (router: Router) => Promise<unknown>];

const asking: readonly Way[] = [
  ['Escape', () => user.keyboard('{Escape}')],
  ['the close button', () => press('Close')],
  ['the browser’s Back', (router) => act(() => router.navigate(-1))],
];
const ways: readonly Way[] = [...asking, ['a click outside', pressOutside]];

describe('FormDialog', () => {
  it.each(ways)('closes on %s if no text was typed [FM-3]', async (_, leave) => {
    const router = await openDialog();
    expect(dialog()).not.toBeNull();
    await leave(router);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(addressOf(router)).toBe('/page');
  });

  it.each(asking)(
    'asks whether to discard typed text on %s, and keeps the text if the user continues [FM-3]',
    async (_, leave) => {
      const router = await openDialog();
      await user.type(field('Name'), 'Dana');
      await leave(router);
      await user.click(within(question()).getByRole('button', { name: 'Keep editing' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(field('Name').value).toBe('Dana');
      await waitFor(() => expect(document.activeElement).toBe(field('Name')));
      expect(addressOf(router)).toBe('/page?contact=DANA');
      await leave(router);
      await user.click(within(question()).getByRole('button', { name: 'Discard' }));
      await waitFor(() => expect(dialog()).toBeNull());
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(addressOf(router)).toBe('/page');
      expect(submitted).toEqual([]);
    },
  );

  it('ignores a click outside if text was typed [FM-3]', async () => {
    await openDialog();
    await user.type(field('Name'), 'Dana');
    await pressOutside();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dialog()).not.toBeNull();
    expect(field('Name').value).toBe('Dana');
  });

  it('opens again with empty fields if the user clicks the browser’s Forward button after Back [FM-3]', async () => {
    const router = await openDialog({ draft: 'contact/DANA' });
    await user.type(field('Name'), 'Dana');
    await act(() => router.navigate(-1));
    await user.click(within(question()).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(dialog()).toBeNull());
    await act(() => router.navigate(1));
    await waitFor(() => expect(dialog()).not.toBeNull());
    expect(field('Name').value).toBe('');
  });

  it('does not lose the typed text if the user closes the question about leaving with Escape', async () => {
    await openDialog();
    await user.type(field('Name'), 'Dana{Escape}');
    expect(question()).toBeDefined();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(field('Name').value).toBe('Dana');
    await waitFor(() => expect(document.activeElement).toBe(field('Name')));
  });

  it('returns the focus to the edited field, even if React Aria moves the focus meanwhile [FM-3]', async () => {
    const router = await renderDialog({ onSubmit: recordSubmit });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    act(() => field('Name').focus());
    fireEvent.change(field('Name'), { target: { value: 'Dana' } });
    await act(() => router.navigate(-1));
    // Half a second after the dialog opens, it focuses itself if no element is focused. No element is focused until one
    // frame after the question.
    advanceTimers(495);
    fireEvent.click(within(question()).getByRole('button', { name: 'Keep editing' }));
    advanceTimers(8);
    expect(document.activeElement).toBe(field('Name'));
    advanceTimers(100);
    expect(document.activeElement).toBe(field('Name'));
  });

  it('stays open while a required value is missing, and closes once the form is saved [FM-1]', async () => {
    await openDialog();
    await user.type(field('Name'), 'Dana');
    await press('Save');
    expect(screen.getByRole('alert').textContent).toBe('Fill in every required field.E-mail');
    expect(document.activeElement).toBe(field('E-mail'));
    await user.keyboard('dana@acme.example');
    await press('Save');
    expect(dialog()).toBeNull();
    expect(submitted).toEqual([{ name: 'Dana', email: 'dana@acme.example', phone: '' }]);
  });

  it('saves when its button is clicked, and returns the focus to the element that opened it', async () => {
    await openDialog();
    await user.type(field('Name'), 'Dana');
    await user.type(field('E-mail'), 'dana@acme.example');
    await press('Save');
    expect(submitted).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })));
  });

  it('makes the browser ask before it closes a tab with typed text', async () => {
    const mustAsk = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await openDialog();
    expect(mustAsk()).toBe(false);
    await user.type(field('Name'), 'Dana');
    expect(mustAsk()).toBe(true);
    await press('Cancel');
    expect(mustAsk()).toBe(false);
  });
});

describe('typed text in a FormDialog', () => {
  const OPEN = '/page?contact=DANA';
  const BACK = 'Earlier input was restored.';
  const draft = 'contact/DANA';

  it('is restored in its field after a reload, with a message that says so [FM-4]', async () => {
    const storage = new InMemoryStorage();
    await openDialog({ draft }, { storage });
    expect(screen.queryByText(BACK)).toBeNull();
    await user.type(field('Name'), 'Dana');
    await user.type(field('Phone'), '0499 12 34 56');
    cleanup();
    await renderDialog({ onSubmit: recordSubmit, draft }, { storage, address: OPEN });
    expect([field('Name').value, field('E-mail').value, field('Phone').value]).toEqual(['Dana', '', '0499 12 34 56']);
    expect(screen.getByRole('status').textContent).toBe(BACK);
    await user.keyboard('{Escape}');
    await user.click(within(question()).getByRole('button', { name: 'Keep editing' }));
    await user.type(field('E-mail'), 'dana@acme.example');
    await press('Save');
    expect(submitted).toEqual([{ name: 'Dana', email: 'dana@acme.example', phone: '0499 12 34 56' }]);
  });

  const endings: readonly (readonly [string, (router: Router) => Promise<unknown>])[] = [
    [
      'saved',
      async () => {
        await user.type(field('E-mail'), 'dana@acme.example');
        await press('Save');
      },
    ],
    ['cancelled', () => press('Cancel')],
    [
      'discarded',
      async () => {
        await user.keyboard('{Escape}');
        await press('Discard');
      },
    ],
    [
      'left by navigation',
      async (router) => {
        await act(() => router.navigate('/elsewhere'));
        await press('Discard');
      },
    ],
  ];
  it.each(endings)('is removed from storage once it is %s [FM-4]', async (_, end) => {
    const storage = new InMemoryStorage();
    const router = await openDialog({ draft }, { storage });
    await user.type(field('Name'), 'Dana');
    await end(router);
    await waitFor(() => expect(dialog()).toBeNull());
    cleanup();
    await renderDialog({ onSubmit: recordSubmit, draft }, { storage, address: OPEN });
    expect(field('Name').value).toBe('');
    expect(screen.queryByText(BACK)).toBeNull();
  });

  it('is removed from storage once the user has restored the original values; closing then asks no question [FM-3] [FM-4]', async () => {
    const storage = new InMemoryStorage();
    await openDialog({ draft }, { storage });
    await user.type(field('Name'), 'D');
    expect(storage.read('formDrafts/dana/ACME')).toContain('"D"');
    await user.clear(field('Name'));
    expect(storage.read('formDrafts/dana/ACME')).not.toContain('"D"');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  const before = { name: 'Dana', email: 'dana@acme.example', phone: '' };

  it('is merged per field with values that changed in another tab [FM-4]', async () => {
    const storage = new InMemoryStorage();
    await openDialog({ draft, initial: before }, { storage });
    await user.type(field('Name'), ' Scully');
    cleanup();
    const initial = { ...before, name: 'D.', email: 'd@acme.example' };
    await renderDialog({ onSubmit: recordSubmit, draft, initial }, { storage, address: OPEN });
    expect([field('Name').value, field('E-mail').value]).toEqual(['Dana Scully', 'd@acme.example']);
    expect(changedElsewhere().textContent).toContain('NameD.');
    await press('Use the newer values');
    expect(field('Name').value).toBe('D.');
    await press('Save');
    expect(submitted).toEqual([initial]);
  });

  it('is saved without overwriting other fields whose values changed in another tab [FM-2] [PC-9]', async () => {
    const elsewhere = { ...before, email: 'd@acme.example', phone: '0499 12 34 56' };
    await openDialog({ initial: before, elsewhere });
    await user.type(field('Name'), ' Scully');
    changeElsewhere();
    expect([field('Name').value, field('E-mail').value]).toEqual(['Dana Scully', 'd@acme.example']);
    expect(changeNotice()).toBeNull();
    await press('Save');
    expect(submitted).toEqual([{ ...elsewhere, name: 'Dana Scully' }]);
  });

  it('conflicts with an edit of the same field in another tab; that value is shown and can be used instead [FM-2] [PC-9]', async () => {
    await openDialog({ initial: before, elsewhere: { ...before, name: 'D.' } });
    await user.type(field('Name'), ' Scully');
    changeElsewhere();
    expect(field('Name').value).toBe('Dana Scully');
    expect(changedElsewhere().textContent).toContain('NameD.');
    await waitFor(() => expect(document.getElementById('announcements')?.textContent).toBe(CHANGED));
    await press('Use the newer values');
    expect(field('Name').value).toBe('D.');
    expect(changeNotice()).toBeNull();
    expect(document.activeElement).toBe(field('Name'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it('is not stored if the field is a secret [FM-4]', async () => {
    const storage = new InMemoryStorage();
    const fields = [{ name: 'name' }, { name: 'phone', isSecret: true }] as const;
    await openDialog({ draft, fields }, { storage });
    await user.type(field('Name'), 'Dana');
    await user.type(field('Phone'), 'hunter2');
    expect(storage.read('formDrafts/dana/ACME')).toContain('Dana');
    expect(storage.read('formDrafts/dana/ACME')).not.toContain('hunter2');
    cleanup();
    storage.write(
      'formDrafts/dana/ACME',
      JSON.stringify({ [draft]: { typed: { name: 'Dana', phone: 'hunter2' }, over: { name: '', phone: '' } } }),
    );
    await renderDialog({ onSubmit: recordSubmit, draft, fields }, { storage, address: OPEN });
    expect([field('Name').value, field('Phone').value]).toEqual(['Dana', '']);
  });

  it('is not restored if the stored value does not have the type of the field', async () => {
    const storage = new InMemoryStorage();
    storage.write(
      'formDrafts/dana/ACME',
      JSON.stringify({ [draft]: { typed: { name: 7, email: null, phone: { no: 1 }, other: 'x' } } }),
    );
    await renderDialog({ onSubmit: recordSubmit, draft }, { storage, address: OPEN });
    expect([field('Name').value, field('E-mail').value, field('Phone').value]).toEqual(['', '', '']);
    expect(screen.queryByText(BACK)).toBeNull();
  });
});
