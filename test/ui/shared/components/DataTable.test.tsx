import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observable, runInAction } from 'mobx';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DataTable } from '../../../../src/ui/shared/components/DataTable/DataTable.tsx';
import type { DataColumn, RowReorder } from '../../../../src/ui/shared/components/DataTable/DataTableProps.ts';
import { startKeyboardDrag } from '../../startKeyboardDrag.ts';
import { withPrinter } from '../../withPrinter.ts';
import { waitForValue } from '../../waitForValue.ts';

type Reason = { readonly code: string; readonly name: string };
const REASONS: readonly Reason[] = [
  { code: 'SIZE', name: 'Too small' },
  { code: 'DAMAGED', name: 'Arrived damaged' },
  { code: 'GIFT', name: 'Unwanted gift' },
];
const COLUMNS: readonly DataColumn<Reason>[] = [
  { id: 'name', header: 'Reason', isRowHeader: true, place: 'title', render: ({ name }) => name },
  { id: 'code', header: 'Code', render: ({ code }) => code },
];

const codeOf = ({ code }: Reason): string => code;
const nameOf = ({ name }: Reason): string => name;

function Reasons() {
  const [reasons, setReasons] = useState(REASONS);
  const [changed, setChanged] = useState<readonly string[]>([]);
  const reorder: RowReorder = {
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

describe('DataTable', () => {
  it('moves a row down by using only the keyboard [RL-4]', async () => {
    const user = userEvent.setup();
    render(<Reasons />);
    await startKeyboardDrag(user, screen.getByRole('row', { name: /Too small/ }));
    await user.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(order()).toEqual(['Arrived damaged', 'Too small', 'Unwanted gift']));
    expect(document.querySelector('output')?.textContent).toBe('DAMAGED SIZE GIFT');
  });

  it('does not change the order when a move is cancelled', async () => {
    const user = userEvent.setup();
    render(<Reasons />);
    await startKeyboardDrag(user, screen.getByRole('row', { name: /Too small/ }));
    await user.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(order()).toEqual(['Too small', 'Arrived damaged', 'Unwanted gift']));
    expect(document.querySelector('output')?.textContent).toBe('');
  });

  it('labels each drag handle with the name of its row', () => {
    render(<Reasons />);
    const row = screen.getByRole('row', { name: /Arrived damaged/ });
    expect(within(row).getByRole('button').getAttribute('aria-label')).toBe('Drag Arrived damaged');
  });

  it('shows its empty state if it has no rows', () => {
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

  it('re-renders only the cells whose value changed', async () => {
    const reasons = REASONS.map((reason) => observable(reason));
    const rendered: string[] = [];
    const column: DataColumn<Reason> = {
      id: 'name',
      header: 'Reason',
      isRowHeader: true,
      render: ({ name }) => {
        rendered.push(name);
        return name;
      },
    };
    const columns = [column];
    render(
      <DataTable
        label="Reasons"
        columns={columns}
        items={reasons}
        idOf={({ code }) => code}
        labelOf={({ code }) => code}
        isChanged={({ name }) => name === 'Unwanted'}
      />,
    );
    rendered.length = 0;
    const third = await waitForValue(() => reasons[2]);
    act(() => runInAction(() => void Object.assign(third, { name: 'Unwanted' })));
    expect(rendered).toEqual(['Unwanted']);
    expect(screen.getByRole('rowheader', { name: 'Unwanted' }).querySelector('span')).not.toBeNull();
  });

  it('renders all rows while it is printed, and only the visible rows afterwards', async () => {
    const many = Array.from({ length: 300 }, (_, nth) => ({ code: `CODE_${nth}`, name: `Reason ${nth}` }));
    await withPrinter(async (setPrinting) => {
      render(<DataTable label="Reasons" columns={COLUMNS} items={many} idOf={codeOf} labelOf={nameOf} />);
      await screen.findAllByRole('rowheader');
      expect(order().length).toBeLessThan(300);
      setPrinting(true);
      await waitFor(() => expect(order()).toEqual(many.map(nameOf)));
      setPrinting(false);
      await waitFor(() => expect(order().length).toBeLessThan(300));
    });
  });

  it('does not re-render a row that only changes its position', () => {
    const rendered: string[] = [];
    function Name({ name }: Reason) {
      rendered.push(name);
      return name;
    }
    const columns: readonly DataColumn<Reason>[] = [
      { id: 'name', header: 'Reason', isRowHeader: true, place: 'title', render: (reason) => <Name {...reason} /> },
    ];
    const reasons = Array.from({ length: 8 }, (_, nth) => ({ code: `CODE_${nth}`, name: `Reason ${nth}` }));
    const table = (items: readonly Reason[]) => (
      <DataTable
        label="Reasons"
        columns={columns}
        items={items}
        idOf={codeOf}
        labelOf={nameOf}
        reorder={{ onReorder: () => undefined }}
        reorderLabel="Order"
      />
    );
    const { rerender } = render(table(reasons));
    rendered.length = 0;
    rerender(table(reasons.toSpliced(2, 2, ...reasons.slice(2, 4).toReversed())));
    expect(order().slice(1, 5)).toEqual(['Reason 1', 'Reason 3', 'Reason 2', 'Reason 4']);
    expect(rendered).toEqual([]);
  });

  describe('DataTable with many rows', () => {
    const many = Array.from({ length: 300 }, (_, nth) => ({ code: `CODE_${nth}`, name: `Reason ${nth}` }));
    const table = (
      <DataTable
        label="Reasons"
        columns={COLUMNS}
        items={many}
        idOf={({ code }) => code}
        labelOf={({ name }) => name}
        reorder={{ onReorder: () => undefined }}
        reorderLabel="Order"
      />
    );

    it('renders only visible rows, and announces the total number of rows', async () => {
      render(table);
      const grid = await screen.findByRole('grid', { name: 'Reasons' });
      await screen.findByRole('rowheader', { name: 'Reason 0' });
      expect(grid.getAttribute('aria-rowcount')).toBe('301');
      expect(screen.getAllByRole('row').length).toBeLessThan(60);
      expect(screen.getByRole('row', { name: /Reason 7$/ }).getAttribute('aria-rowindex')).toBe('9');
    });

    it('can focus every row by keyboard', async () => {
      const user = userEvent.setup();
      render(table);
      await screen.findByRole('rowheader', { name: 'Reason 0' });
      await user.tab();
      await user.keyboard('{Control>}{End}{/Control}');
      await waitFor(() => expect(document.activeElement?.textContent).toContain('Reason 299'));
    });
  });

  it('re-renders its rows if only the columns change', () => {
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
