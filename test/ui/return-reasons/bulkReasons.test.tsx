import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderReturnReasons } from './renderReturnReasons.tsx';

const bar = (): HTMLElement => screen.getByRole('toolbar', { name: 'Selected rows' });
const press = (user: UserEvent, name: string) => user.click(within(bar()).getByRole('button', { name }));

async function select(user: UserEvent, ...names: readonly string[]): Promise<void> {
  for (const name of names) await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
}

describe('bulk actions on return reasons', () => {
  it('disable or enable the selected reasons as one undo step, and show how many reasons changed [RS-9] [PC-8]', async () => {
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
});
