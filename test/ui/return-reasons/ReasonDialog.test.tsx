import { act, cleanup, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { KeyValueStorage } from '../../../src/application/shared/KeyValueStorage.ts';
import { ReturnReasonsStore } from '../../../src/application/return-reasons/ReturnReasonsStore.ts';
import { reasonKey, withReasons } from '../../../src/domain/return-reasons/reasonList.ts';
import { REASON_TEXT_LIMIT } from '../../../src/domain/return-reasons/validateReason.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { aReason } from '../../support/samples/builders.ts';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const text = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Text the customer sees' });
const code = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Code' });
const asks = (): HTMLInputElement => screen.getByLabelText('Asks for optional', { selector: 'input' });
async function typeCode(user: UserEvent, typed: string): Promise<void> {
  await user.clear(code());
  await user.type(code(), typed);
}
const submit = (): HTMLElement =>
  within(screen.getByRole('dialog')).getByRole('button', { name: /Add reason|Apply changes/ });

describe('adding a reason', () => {
  it('saves all fields as one change, which one undo removes', async () => {
    const { user, changes } = await renderReturnReasons({ search: '?new=reason' });
    await user.type(text(), ' Arrived too late ');
    await typeCode(user, 'LATE');
    await user.click(screen.getByRole('radio', { name: 'Customer pays' }));
    await user.type(asks(), 'Delivery note{Enter}');
    await user.click(screen.getByRole('switch', { name: 'Offer this reason to customers' }));
    await user.click(submit());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes.list).toEqual([
      {
        type: 'COMPANY',
        key: reasonKey('LATE'),
        value: {
          code: 'LATE',
          description: 'Arrived too late',
          enabled: false,
          paymentRequired: true,
          paymentRequirements: ['Delivery note'],
        },
      },
    ]);
    act(() => changes.undo());
    expect(changes.count).toBe(0);
  });

  it('is not possible while the input contains a requirement that is too long', async () => {
    const { user, changes } = await renderReturnReasons({ search: '?new=reason' });
    await user.type(text(), 'Late');
    await typeCode(user, 'LATE');
    await user.click(asks());
    await user.paste('x'.repeat(REASON_TEXT_LIMIT.max + 1));
    await user.click(submit());
    expect(changes.count).toBe(0);
    expect(document.activeElement).toBe(asks());
  });
});

describe('editing a reason', () => {
  it('shows the published text struck through next to the new text, in the form and in the table [PC-10]', async () => {
    const { user } = await renderReturnReasons({ search: '?reason=WRONG' });
    await user.clear(text());
    await user.type(text(), 'Not what I ordered');
    expect(screen.getByText('Wrong item', { selector: '[role="dialog"] del' })).toBeDefined();
    await user.click(submit());
    const row = screen.getByRole('row', { name: /Not what I ordered/ });
    expect(within(row).getByText('Wrong item').tagName).toBe('DEL');
  });

  it('cannot change the code of a published reason [RS-1]', async () => {
    const { user } = await renderReturnReasons({ search: '?reason=WRONG' });
    expect(code().readOnly).toBe(true);
    await user.type(code(), 'X');
    expect(code().value).toBe('WRONG');
  });
});

describe('a half-typed return reason', () => {
  const reload = (storage: KeyValueStorage, search: string) => {
    cleanup();
    return renderReturnReasons({ search, storage });
  };

  it('is restored after a reload, including text in the inputs, and can be saved [FM-4]', async () => {
    const storage = new InMemoryStorage();
    const first = await renderReturnReasons({ search: '?new=reason', storage });
    await first.user.type(text(), 'Late');
    await first.user.click(screen.getByRole('radio', { name: 'Customer pays' }));
    await first.user.type(asks(), 'Photo{Enter}Delivery note');
    const { user, changes } = await reload(storage, '?new=reason');
    expect(screen.getByText('Earlier input was restored.')).toBeDefined();
    expect([text().value, code().value, asks().value]).toEqual(['Late', 'LATE', 'Delivery note']);
    await user.type(text(), 'r');
    expect(code().value).toBe('LATER');
    await user.click(submit());
    expect(changes.get(reasonKey('LATER'))?.value).toMatchObject({
      paymentRequired: true,
      paymentRequirements: ['Photo', 'Delivery note'],
    });
    await reload(storage, '?new=reason');
    expect(text().value).toBe('');
  });
});

describe('the URL of ReturnReasonsPage', () => {
  it('contains the code of the open reason until its dialog is closed [RT-8]', async () => {
    const { user, search } = await renderReturnReasons();
    await user.click(screen.getByRole('row', { name: /Arrived damaged/ }));
    expect(search()).toBe('?reason=DAMAGED');
    await user.keyboard('{Escape}');
    expect(search()).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows a notice if its reason does not exist [RT-8]', async () => {
    const { user, search } = await renderReturnReasons({ search: '?reason=OLD' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Reason OLD no longer exists.', { ignore: '#announcements p' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(search()).toBe('');
  });

  it('shows a notice if another tab removes the reason, and the typed text again once the reason is restored [FM-6]', async () => {
    const { user, services } = await renderReturnReasons({ search: '?reason=DAMAGED' });
    const store = services.get(ReturnReasonsStore);
    const notice = 'Reason DAMAGED is removed when you publish. Restore it to edit it; anything you typed is kept.';
    await user.type(text(), ' on the way');
    act(() => store.remove('DAMAGED'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(notice, { ignore: '#announcements p' })).toBeDefined();
    expect(await screen.findByText(notice, { selector: '#announcements p' })).toBeDefined();
    act(() => store.restore('DAMAGED'));
    expect(text().value).toBe('Arrived damaged on the way');
    expect(screen.queryByText(notice, { ignore: '#announcements p' })).toBeNull();
  });

  it('opens a reason whose code is “new” like any other reason [RT-8]', async () => {
    const name = 'new';
    const { user, changes, search } = await renderReturnReasons({
      publish: (configuration) =>
        withReasons(configuration, { reasons: [aReason({ code: name, description: 'Brand new' })] }),
    });
    await user.click(screen.getByRole('row', { name: /Brand new/ }));
    expect(search()).toBe(`?reason=${name}`);
    expect(screen.getByRole('dialog', { name: `Edit ${name}` })).toBeDefined();
    await user.type(text(), ' again');
    await user.click(submit());
    expect(changes.get(reasonKey(name))?.value).toMatchObject({ description: 'Brand new again' });
    await user.click(screen.getByRole('button', { name: 'Add reason' }));
    expect(search()).toBe('?new=reason');
    expect(text().value).toBe('');
  });
});
