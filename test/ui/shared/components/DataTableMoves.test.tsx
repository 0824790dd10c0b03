import { screen, waitFor } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DataTable } from '../../../../src/ui/shared/components/DataTable/DataTable.tsx';
import type { DataColumn, RowReorder } from '../../../../src/ui/shared/components/DataTable/DataTableProps.ts';
import { renderTexts } from '../../renderTexts.tsx';

type Reason = { readonly code: string };
const COLUMNS: readonly DataColumn<Reason>[] = [
  { id: 'name', header: 'Reason', isRowHeader: true, place: 'title', render: ({ code }) => code },
  {
    id: 'controls',
    header: 'Controls',
    render: ({ code }) => (
      <>
        <button type="button">Act on {code}</button>
        <input aria-label={`Name of ${code}`} />
        <button type="button" aria-haspopup="listbox">
          Choose for {code}
        </button>
      </>
    ),
  },
];
const idOf = ({ code }: Reason): string => code;

type ReasonsProps = Pick<RowReorder, 'canMove' | 'isDisabled'> & { readonly codes?: readonly string[] };

function Reasons({ codes = [...'ABCDEF'], ...props }: ReasonsProps) {
  const [items, setItems] = useState<readonly Reason[]>(() => codes.map((code) => ({ code })));
  const reorder: RowReorder = {
    onReorder: (ids) => setItems(ids.flatMap((id) => items.filter(({ code }) => code === id))),
    ...props,
  };
  return (
    <DataTable
      label="Reasons"
      columns={COLUMNS}
      items={items}
      idOf={idOf}
      labelOf={idOf}
      reorder={reorder}
      reorderLabel="Order"
      renderBulk={() => 'Acts'}
    />
  );
}

async function renderReasons(props: ReasonsProps = {}): Promise<UserEvent> {
  await renderTexts(<Reasons {...props} />);
  await screen.findAllByRole('checkbox', { name: /^Select \w$|^Select \d+$/ });
  return userEvent.setup();
}

const order = (): string =>
  screen
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
    .join('');
const button = (name: string): HTMLElement => screen.getByRole('button', { name });
const announcement = (): string | null => document.getElementById('announcements')?.textContent ?? null;

describe('Alt and an arrow key in a DataTable', () => {
  it('move the focused row by one position, leave the focus on the row and announce the position [RL-4]', async () => {
    const user = await renderReasons();
    await user.click(button('Act on C'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toBe('ABDCEF');
    expect(document.activeElement).toBe(button('Act on C'));
    await waitFor(() => expect(announcement()).toBe('C moved to position 4 of 6'));
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(order()).toBe('ACBDEF');
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(button('Act on B')));
  });

  it('move the row that was focused by arrow keys, and leave the focus on that row', async () => {
    const user = await renderReasons();
    await user.tab();
    await user.keyboard('{ArrowDown}{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
    expect(order()).toBe('ACDBEF');
    const row = screen.getByRole('row', { name: /^B/ });
    expect(document.activeElement).toBe(row);
  });

  it('move all selected rows together as one block', async () => {
    const user = await renderReasons();
    for (const code of 'BD') await user.click(screen.getByRole('checkbox', { name: `Select ${code}` }));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toBe('ACEBDF');
    await waitFor(() => expect(announcement()).toBe('2 rows moved, the first of them to position 4 of 6'));
    await user.click(button('Act on A'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toBe('CAEBDF');
  });

  it('skip rows with a fixed position, and never move them', async () => {
    const user = await renderReasons({ canMove: (id) => id !== 'C' });
    await user.click(button('Act on B'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toBe('ACDBEF');
    await waitFor(() => expect(announcement()).toBe('B moved to position 3 of 5'));
    await user.click(button('Act on C'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toBe('ACDBEF');
  });

  it.each(['Name of B', 'Choose for B'])(
    'move no row while a control that uses these keys is focused: %s',
    async (name) => {
      const user = await renderReasons();
      await user.click(name.startsWith('Name') ? screen.getByRole('textbox', { name }) : button(name));
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(order()).toBe('ABCDEF');
    },
  );

  it('do nothing while moving rows is disabled', async () => {
    const user = await renderReasons({ isDisabled: true });
    await user.click(button('Act on B'));
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order()).toBe('ABCDEF');
  });

  it('do nothing if another modifier key is also held', async () => {
    const user = await renderReasons();
    await user.click(button('Act on B'));
    await user.keyboard('{Alt>}{Control>}{ArrowDown}{/Control}{/Alt}');
    expect(order()).toBe('ABCDEF');
  });

  it('leave the focus on the moved row in a long list', async () => {
    const codes = Array.from({ length: 45 }, (_, nth) => String(nth));
    const user = await renderReasons({ codes });
    await user.click(button('Act on 29'));
    for (let step = 1; step <= 6; step += 1) {
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      await waitFor(() => expect(document.activeElement).toBe(button('Act on 29')));
      expect(screen.getAllByRole('rowheader')[29 + step]?.textContent).toBe('29');
    }
    for (let step = 5; step >= 0; step -= 1) {
      await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(document.activeElement).toBe(button('Act on 29')));
      expect(screen.getAllByRole('rowheader')[29 + step]?.textContent).toBe('29');
    }
  });
});
