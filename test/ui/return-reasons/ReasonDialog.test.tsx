import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { reasonKey } from '../../../src/domain/return-reasons/reasonKey.ts';
import { MAX_REASON_TEXT } from '../../../src/domain/return-reasons/validateReturnReasons.ts';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const text = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Text the customer sees' });
const code = (): HTMLInputElement => screen.getByRole('textbox', { name: 'Code' });
const asks = (): HTMLInputElement => screen.getByLabelText('Asks for optional', { selector: 'input' });
const submit = (): HTMLElement =>
  within(screen.getByRole('dialog')).getByRole('button', { name: /Add reason|Apply changes/ });

describe('adding a reason', () => {
  it('saves everything as one change that one undo takes back [PC-1]', async () => {
    const { user, changes } = await renderReturnReasons({ search: '?reason=new' });
    await user.type(text(), ' Arrived too late ');
    await user.type(code(), 'LATE');
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

  it('asks for every required field before it judges any, and goes to the first empty one [FM-1]', async () => {
    const { user, changes } = await renderReturnReasons({ search: '?reason=new' });
    await user.type(code(), 'not a code!');
    await user.click(submit());
    expect(screen.getByRole('alert').textContent).toBe('Fill in every required field.');
    expect(document.activeElement).toBe(text());
    expect(screen.queryByText(/Use letters/)).toBeNull();
    expect(changes.count).toBe(0);
  });

  it('then shows the first invalid field and goes to it; editing clears the message [FM-1]', async () => {
    const { user } = await renderReturnReasons({ search: '?reason=new' });
    await user.type(text(), 'Late');
    await user.type(code(), 'not a code!');
    await user.click(submit());
    expect(screen.getByText(/Use letters, digits/)).toBeDefined();
    expect(document.activeElement).toBe(code());
    expect(code().getAttribute('aria-invalid')).toBe('true');
    await user.clear(code());
    expect(screen.queryByText(/Use letters, digits/)).toBeNull();
  });

  it('refuses a code that another reason has, in either case', async () => {
    const { user } = await renderReturnReasons({ search: '?reason=new' });
    await user.type(text(), 'Late');
    await user.type(code(), 'size');
    await user.click(submit());
    expect(screen.getByText('Another reason has the code size.')).toBeDefined();
  });

  it('takes full-width letters and digits of a code for plain ones', async () => {
    const { user, changes } = await renderReturnReasons({ search: '?reason=new' });
    await user.type(text(), '遅い');
    await user.type(code(), 'ＬＡＴＥ２');
    await user.click(submit());
    expect(changes.get(reasonKey('LATE2'))?.value).toMatchObject({ code: 'LATE2', description: '遅い' });
  });

  it('does not save over a requirement that is not in the list yet because it is too long', async () => {
    const { user, changes } = await renderReturnReasons({ search: '?reason=new' });
    await user.type(text(), 'Late');
    await user.type(code(), 'LATE');
    await user.click(asks());
    await user.paste('x'.repeat(MAX_REASON_TEXT + 1));
    await user.click(submit());
    expect(changes.count).toBe(0);
    expect(document.activeElement).toBe(asks());
  });
});

describe('editing a reason', () => {
  it('strikes the published text through beside the new one, in the form and in the table [PC-10]', async () => {
    const { user } = await renderReturnReasons({ search: '?reason=WRONG' });
    await user.clear(text());
    await user.type(text(), 'Not what I ordered');
    expect(screen.getByText('Wrong item', { selector: '[role="dialog"] del' })).toBeDefined();
    await user.click(submit());
    const row = screen.getByRole('row', { name: /Not what I ordered/ });
    expect(within(row).getByText('Wrong item').tagName).toBe('DEL');
  });

  it('keeps the code of a published reason as it is [RS-1]', async () => {
    const { user } = await renderReturnReasons({ search: '?reason=WRONG' });
    expect(code().readOnly).toBe(true);
    await user.type(code(), 'X');
    expect(code().value).toBe('WRONG');
  });

  it('lets a reason that is not published yet have another code', async () => {
    const { user, changes } = await renderReturnReasons({ search: '?reason=new' });
    await user.type(text(), 'Late');
    await user.type(code(), 'LATE');
    await user.click(submit());
    await user.click(screen.getByRole('row', { name: /Late/ }));
    await user.type(code(), 'R');
    await user.click(submit());
    expect(changes.list.map(({ key }) => key)).toEqual([reasonKey('LATER')]);
  });

  it('changes nothing when it is cancelled', async () => {
    const { user, changes } = await renderReturnReasons({ search: '?reason=WRONG' });
    await user.type(text(), ' or so');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(changes.count).toBe(0);
  });
});

describe('the address of the page', () => {
  it('opens the reason it names, as a reload or a link does [RT-8]', async () => {
    await renderReturnReasons({ search: '?reason=DAMAGED' });
    expect(screen.getByRole('dialog', { name: 'Edit DAMAGED' })).toBeDefined();
    expect(text().value).toBe('Arrived damaged');
  });

  it('names the reason that is open, and no longer once it is closed [RT-8]', async () => {
    const { user, search } = await renderReturnReasons();
    await user.click(screen.getByRole('row', { name: /Arrived damaged/ }));
    expect(search()).toBe('?reason=DAMAGED');
    await user.keyboard('{Escape}');
    expect(search()).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when it names a reason that is gone [RT-8]', async () => {
    const { user, search } = await renderReturnReasons({ search: '?reason=OLD' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('There is no reason OLD here any more.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(search()).toBe('');
  });
});
