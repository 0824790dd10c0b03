import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { productOf, withProduct } from '../../../src/domain/company/companyConfiguration.ts';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const rowOf = (name: RegExp): HTMLElement => screen.getByRole('row', { name });
const order = (): (string | undefined)[] =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[dir="auto"]')?.textContent);

describe('the table of return reasons', () => {
  it('shows text, code, payer and requirements of each reason, and whether it is offered [RS-1]', async () => {
    await renderReturnReasons();
    const size = rowOf(/Too small or too large/);
    expect(within(size).getByText('SIZE')).toBeDefined();
    expect(within(size).getByText('Customer pays')).toBeDefined();
    expect(within(size).getByText('Size label photo')).toBeDefined();
    expect(within(size).getByRole<HTMLInputElement>('switch').checked).toBe(true);
    expect(order()).toHaveLength(6);
  });

  it('moves a reason by its menu, announces the new position, and can undo the move [RS-1]', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.click(screen.getByRole('button', { name: 'Actions for Wrong item' }));
    await user.click(screen.getByRole('menuitem', { name: 'Move up' }));
    expect(order().slice(0, 3)).toEqual(['Too small or too large', 'Wrong item', 'Arrived damaged']);
    expect(screen.getByText('Wrong item moved to position 2 of 6')).toBeDefined();
    act(() => changes.undo());
    expect(order().slice(0, 3)).toEqual(['Too small or too large', 'Arrived damaged', 'Wrong item']);
  });

  it('shows a removed reason struck through, with a button to restore it [PC-10]', async () => {
    const { user, changes } = await renderReturnReasons();
    await user.click(screen.getByRole('button', { name: 'Actions for Wrong item' }));
    await user.click(screen.getByRole('menuitem', { name: 'Remove reason' }));
    expect(rowOf(/Wrong item/).querySelector('del')?.textContent).toBe('Wrong item');
    expect(within(rowOf(/Wrong item/)).getByText('Removed')).toBeDefined();
    expect(screen.getByText('Wrong item: Removed')).toBeDefined();
    expect(within(rowOf(/Wrong item/)).queryByRole('switch')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Restore Wrong item' }));
    expect(changes.count).toBe(0);
    expect(within(rowOf(/Wrong item/)).queryByText('Removed')).toBeNull();
  });
});

describe('the previews on ReturnReasonsPage', () => {
  it('show at once who pays for shipping, both after publishing and in the published state [PY-1]', async () => {
    const { user } = await renderReturnReasons();
    expect(screen.getByText('Depends on the reason')).toBeDefined();
    for (const name of ['Too small or too large', 'Changed my mind', 'Unwanted gift']) {
      await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
      await user.click(screen.getByRole('menuitem', { name: 'Remove reason' }));
    }
    expect(screen.getByText('Customer: 0')).toBeDefined();
    expect(screen.getByText('Depends on the reason').tagName).toBe('DEL');
    expect(screen.getByText('After publishing: You pay')).toBeDefined();
  });

  it('list only offered reasons, with the requirements of the chosen reason [RS-5]', async () => {
    const { user } = await renderReturnReasons();
    await user.click(screen.getByRole('switch', { name: 'Offer Wrong item' }));
    await user.click(screen.getByRole('button', { name: /Choose a reason/ }));
    const options = screen.getAllByRole('option').map((option) => option.textContent);
    expect(options).toHaveLength(5);
    expect(options).not.toContain('Wrong item');
    await user.click(screen.getByRole('option', { name: 'Stopped working' }));
    expect(screen.getAllByText('Short description of the fault')).toHaveLength(2);
  });
});

describe('ReturnReasonsPage of a company without return reasons', () => {
  it('explains the purpose of return reasons, and can add the first reason [RS-1]', async () => {
    const { user } = await renderReturnReasons({
      publish: (configuration) => withProduct(configuration, { ...productOf(configuration), returnReasons: undefined }),
    });
    expect(screen.getByText('No reasons yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Add reason' }));
    await user.type(screen.getByRole('textbox', { name: 'Text the customer sees' }), 'Too late');
    await user.type(screen.getByRole('textbox', { name: 'Code' }), 'LATE');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add reason' }));
    expect(order()).toEqual(['Too late']);
    expect(within(rowOf(/Too late/)).getByText('New')).toBeDefined();
  });
});
