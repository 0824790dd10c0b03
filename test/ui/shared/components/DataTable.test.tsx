import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DataTable } from '../../../../src/ui/shared/components/DataTable/DataTable.tsx';
import type {
  DataColumn,
  TableSort,
  RowReorder,
} from '../../../../src/ui/shared/components/DataTable/DataTableProps.ts';
import { pickUp } from '../../pickUp.ts';

type Reason = { readonly code: string; readonly name: string };
const REASONS: readonly Reason[] = [
  { code: 'SIZE', name: 'Too small' },
  { code: 'DAMAGED', name: 'Arrived damaged' },
  { code: 'GIFT', name: 'Unwanted gift' },
];
const COLUMNS: readonly DataColumn<Reason>[] = [
  { id: 'name', header: 'Reason', isRowHeader: true, isSortable: true, place: 'title', render: ({ name }) => name },
  { id: 'code', header: 'Code', render: ({ code }) => code },
];

function Reasons() {
  const [reasons, setReasons] = useState(REASONS);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const reorder: RowReorder = {
    ids: reasons.map(({ code }) => code),
    labelOf: (id) => reasons.find(({ code }) => code === id)?.name ?? id,
    onReorder: (ids) => {
      setReasons(ids.flatMap((id) => reasons.filter(({ code }) => code === id)));
      setChanged(ids);
    },
  };
  return (
    <>
      <output>{changed.join(' ')}</output>
      <DataTable
        label="Reasons"
        columns={COLUMNS}
        items={reasons}
        idOf={({ code }) => code}
        labelOf={({ name }) => name}
        reorder={reorder}
        reorderLabel="Order"
      />
    </>
  );
}

const order = (): string[] => screen.getAllByRole('rowheader').map((cell) => cell.textContent);

describe('a table of rows', () => {
  it('moves a row down by keyboard alone [RL-4]', async () => {
    const user = userEvent.setup();
    render(<Reasons />);
    await pickUp(user, screen.getByRole('row', { name: /Too small/ }));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(order()).toEqual(['Arrived damaged', 'Too small', 'Unwanted gift']));
    expect(document.querySelector('output')?.textContent).toBe('DAMAGED SIZE GIFT');
  });

  it('leaves the order alone when a move is called off', async () => {
    const user = userEvent.setup();
    render(<Reasons />);
    await pickUp(user, screen.getByRole('row', { name: /Too small/ }));
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(order()).toEqual(['Too small', 'Arrived damaged', 'Unwanted gift']));
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('names each handle after its row', () => {
    render(<Reasons />);
    const row = screen.getByRole('row', { name: /Arrived damaged/ });
    expect(within(row).getByRole('button').getAttribute('aria-label')).toBe('Drag Arrived damaged');
  });

  it('asks for the other order when its sorted head is pressed', async () => {
    const user = userEvent.setup();
    const asked: TableSort[] = [];
    render(
      <DataTable
        label="Reasons"
        columns={COLUMNS}
        items={REASONS}
        idOf={({ code }) => code}
        labelOf={({ name }) => name}
        sort={{ column: 'name', direction: 'ascending' }}
        onSortChange={(sort) => asked.push(sort)}
      />,
    );
    await user.click(screen.getByRole('columnheader', { name: /Reason/ }));
    expect(asked).toEqual([{ column: 'name', direction: 'descending' }]);
  });

  it('shows what to do when there are no rows', () => {
    render(
      <DataTable
        label="Reasons"
        columns={COLUMNS}
        items={[]}
        idOf={({ code }) => code}
        labelOf={({ name }) => name}
        emptyState="Add the first reason"
      />,
    );
    expect(screen.getByText('Add the first reason')).toBeDefined();
  });

  it('draws rows anew when only what draws them changed', () => {
    const table = (columns: readonly DataColumn<Reason>[]) => (
      <DataTable
        label="Reasons"
        columns={columns}
        items={REASONS}
        idOf={({ code }) => code}
        labelOf={({ name }) => name}
      />
    );
    const { rerender } = render(table(COLUMNS));
    rerender(table(COLUMNS.map((column) => ({ ...column, render: ({ name }) => `${name}, changed` }))));
    expect(screen.getAllByText('Too small, changed')).toHaveLength(2);
  });
});
