import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { DataTable } from '../../../../src/ui/shared/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../../src/ui/shared/components/DataTable/DataTableProps.ts';
import { renderTexts } from '../../renderTexts.tsx';

type Reason = { readonly code: string; readonly name: string };
const renderedRows: string[] = [];

function Name({ name }: Reason) {
  renderedRows.push(name);
  return name;
}

const COLUMNS: readonly DataColumn<Reason>[] = [
  { id: 'name', header: 'Reason', isRowHeader: true, place: 'title', render: (reason) => <Name {...reason} /> },
];
const idOf = ({ code }: Reason): string => code;
const labelOf = ({ name }: Reason): string => name;
const reasonsOf = (count: number): readonly Reason[] =>
  Array.from({ length: count }, (_, nth) => ({ code: `CODE_${nth}`, name: `Reason ${nth}` }));

async function renderTable({ count = 6, reorders = [] as (readonly string[])[] } = {}): Promise<{
  readonly user: UserEvent;
  readonly opened: string[];
}> {
  const opened: string[] = [];
  const items = reasonsOf(count);
  await renderTexts(
    <DataTable
      label="Reasons"
      columns={COLUMNS}
      items={items}
      idOf={idOf}
      labelOf={labelOf}
      reorder={{ onReorder: (ids) => reorders.push(ids) }}
      reorderLabel="Order"
      renderBulk={({ ids, showResult }) => (
        <button type="button" onClick={() => showResult(`Done with ${ids.join(' ')}`)}>
          Act
        </button>
      )}
      onRowAction={(id) => opened.push(id)}
    />,
  );
  await screen.findByRole('rowheader', { name: 'Reason 0' });
  return { user: userEvent.setup(), opened };
}

const box = (nth: number): HTMLElement => screen.getByRole('checkbox', { name: `Select Reason ${nth}` });
const all = (): HTMLInputElement => screen.getByRole('checkbox', { name: 'Select all' });
const row = (nth: number): HTMLElement => screen.getByRole('row', { name: new RegExp(`Reason ${nth}$`) });
const selected = (): (string | null)[] =>
  screen.getAllByRole('row', { selected: true }).map((each) => within(each).getByRole('rowheader').textContent);
const bar = (): HTMLElement | null => screen.queryByRole('toolbar', { name: 'Selected rows' });

describe('rows of a DataTable', () => {
  it('are selected by checkbox, as a range with Shift, and counted above the table header', async () => {
    const { user, opened } = await renderTable();
    expect(bar()).toBeNull();
    await user.click(box(1));
    await user.keyboard('{Shift>}');
    await user.click(box(3));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Reason 1', 'Reason 2', 'Reason 3']);
    expect(within(bar()!).getByText('3 selected')).toBeDefined();
    expect(opened).toEqual([]);
  });

  it('are all selected by the checkbox in the header, which shows a partial selection', async () => {
    const { user } = await renderTable();
    await user.click(box(1));
    expect(all().indeterminate).toBe(true);
    await user.click(all());
    expect(selected()).toHaveLength(6);
    expect(all()).toMatchObject({ checked: true, indeterminate: false });
    await user.click(all());
    expect(bar()).toBeNull();
  });

  it('open on a click, and are selected on a click with Shift, Control or Command', async () => {
    const { user, opened } = await renderTable();
    await user.click(screen.getByText('Reason 1'));
    expect(opened).toEqual(['CODE_1']);
    await user.keyboard('{Control>}');
    await user.click(screen.getByText('Reason 1'));
    await user.keyboard('{/Control}{Shift>}');
    await user.click(screen.getByText('Reason 3'));
    await user.keyboard('{/Shift}');
    expect(selected()).toEqual(['Reason 1', 'Reason 2', 'Reason 3']);
    await user.click(screen.getByText('Reason 2'));
    expect(opened).toEqual(['CODE_1', 'CODE_2']);
    expect(selected()).toHaveLength(3);
  });

  it('can be selected without a mouse, by Space, Shift and arrow keys, Control+A and Escape', async () => {
    const { user, opened } = await renderTable();
    await user.tab();
    await waitFor(() => expect(document.activeElement).toBe(row(0)));
    await user.keyboard('{ArrowDown} {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Reason 1', 'Reason 2', 'Reason 3']);
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['Reason 1', 'Reason 2']);
    await user.keyboard('{Control>}a{/Control}');
    expect(selected()).toHaveLength(6);
    await user.keyboard(' ');
    expect(selected()).toHaveLength(5);
    await user.keyboard('{Escape}');
    expect(bar()).toBeNull();
    await user.keyboard('{Enter}');
    expect(opened).toEqual(['CODE_2']);
  });

  it('show the result of a bulk action until the selection changes', async () => {
    const { user } = await renderTable();
    await user.click(box(4));
    await user.click(box(2));
    await user.click(screen.getByRole('button', { name: 'Act' }));
    expect(within(bar()!).getByText('Done with CODE_2 CODE_4')).toBeDefined();
    await user.click(box(5));
    expect(within(bar()!).getByText('3 selected')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(bar()).toBeNull();
  });

  it('do not re-render their cells when the selection changes', async () => {
    const { user } = await renderTable();
    renderedRows.length = 0;
    await user.click(box(1));
    await user.click(box(4));
    expect(selected()).toEqual(['Reason 1', 'Reason 4']);
    expect(renderedRows).toEqual([]);
  });

  it('can be selected even if they are not rendered', async () => {
    const { user } = await renderTable({ count: 300 });
    await user.click(box(2));
    await user.tab();
    await user.click(screen.getByText('Reason 3'));
    await user.keyboard('{Control>}{Shift>}{End}{/Shift}{/Control}');
    expect(within(bar()!).getByText('298 selected')).toBeDefined();
    await user.click(all());
    expect(within(bar()!).getByText('300 selected')).toBeDefined();
    expect(screen.getAllByRole('row').length).toBeLessThan(60);
  });
});
