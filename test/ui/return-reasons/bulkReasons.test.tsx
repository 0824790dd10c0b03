import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const bar = (): HTMLElement => screen.getByRole('toolbar', { name: 'Selected rows' });
const press = (user: UserEvent, name: string) => user.click(within(bar()).getByRole('button', { name }));

async function select(user: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
}

const order = (): (string | undefined)[] =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('[dir="auto"]')?.textContent);

describe('bulk actions on return reasons', () => {
  it('switch the selected reasons off and on again, each as one undo step, and show how many changed [RS-9] [PC-8]', async () => {
    const { user, changes } = await renderReturnReasons();
    await select(user, 'Wrong item', 'Unwanted gift');
    expect(within(bar()).getByText('2 selected')).toBeDefined();
    await press(user, 'Turn off');
    expect(within(bar()).getByText('2 reasons are not offered after publishing')).toBeDefined();
    expect(changes.count).toBe(2);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Offer Wrong item' }).checked).toBe(false);
    act(() => changes.undo());
    expect(changes.count).toBe(0);
    expect(within(bar()).getByRole<HTMLButtonElement>('button', { name: 'Turn on' }).disabled).toBe(true);
  });

  it('remove the selected reasons as one undo step, keep them listed, and restore them [PC-8] [PC-10]', async () => {
    const { user, changes } = await renderReturnReasons();
    await select(user, 'Wrong item', 'Unwanted gift', 'Arrived damaged');
    await press(user, 'Remove');
    expect(within(bar()).getByText('3 reasons are removed when you publish')).toBeDefined();
    expect(document.querySelectorAll('del')).toHaveLength(3);
    await press(user, 'Undo changes');
    expect(changes.count).toBe(0);
    act(() => changes.undo());
    expect(changes.count).toBe(3);
    act(() => changes.undo());
    expect(changes.count).toBe(0);
  });

  it('move the selected reasons to the top together, as one undo step [RS-9] [PC-8]', async () => {
    const { user, changes } = await renderReturnReasons();
    await select(user, 'Unwanted gift', 'Wrong item');
    await press(user, 'Move to top');
    expect(order().slice(0, 3)).toEqual(['Wrong item', 'Unwanted gift', 'Too small or too large']);
    act(() => changes.undo());
    expect(order()[0]).toBe('Too small or too large');
  });
});
