import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { DataTable } from '../../../../src/ui/shared/components/DataTable/DataTable.tsx';
import type { DataColumn } from '../../../../src/ui/shared/components/DataTable/DataTableProps.ts';

/** Moves the focus like a screen reader: without a keystroke and without the `focus` method that React Aria patches. */
const focusDirectly = vi.hoisted(() => {
  const { focus } = HTMLElement.prototype;
  return (element: HTMLElement): void => focus.call(element);
});

type Reason = { readonly code: string; readonly name: string };
const renderedRows: string[] = [];

function Name({ name }: Reason) {
  renderedRows.push(name);
  return name;
}

const COLUMNS: readonly DataColumn<Reason>[] = [
  { id: 'name', header: 'Reason', isRowHeader: true, place: 'title', render: (reason) => <Name {...reason} /> },
  { id: 'offer', header: 'Offered', render: ({ name }) => <button type="button">Offer {name}</button> },
];
const idOf = ({ code }: Reason): string => code;
const labelOf = ({ name }: Reason): string => name;

async function renderTable(count = 8): Promise<void> {
  const items = Array.from({ length: count }, (_, nth) => ({ code: `CODE_${nth}`, name: `Reason ${nth}` }));
  render(
    <>
      <button type="button">Before</button>
      <DataTable
        label="Reasons"
        columns={COLUMNS}
        items={items}
        idOf={idOf}
        labelOf={labelOf}
        reorder={{ onReorder: () => undefined }}
        reorderLabel="Order"
      />
    </>,
  );
  await screen.findByRole('rowheader', { name: 'Reason 0' });
  renderedRows.length = 0;
}

const control = (nth: number): HTMLElement => screen.getByRole('button', { name: `Offer Reason ${nth}` });
const row = (nth: number): HTMLElement => screen.getByRole('row', { name: new RegExp(`Reason ${nth}\\b`) });

describe('the focus in a DataTable', () => {
  it('moves into a clicked row without re-rendering a row', async () => {
    const user = userEvent.setup();
    await renderTable();
    await user.click(control(5));
    await user.click(control(2));
    expect(document.activeElement).toBe(control(2));
    expect(renderedRows).toEqual([]);
  });

  it('moves with the arrow keys from the clicked control', async () => {
    const user = userEvent.setup();
    await renderTable();
    await user.click(control(5));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(control(6)));
    await user.keyboard('{ArrowLeft}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Reason 6'));
    await user.click(control(3));
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement).toBe(control(2)));
    expect(renderedRows).toEqual([]);
  });

  it('moves from a clicked control to the first and the last row with Home and End', async () => {
    const user = userEvent.setup();
    await renderTable();
    await user.click(control(3));
    await user.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(row(7).contains(document.activeElement)).toBe(true));
    await user.click(control(4));
    await user.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(row(0).contains(document.activeElement)).toBe(true));
  });

  it('leaves the table on Tab, and returns to the last clicked control on Shift+Tab', async () => {
    const user = userEvent.setup();
    await renderTable();
    await user.click(control(5));
    await user.tab({ shift: true });
    expect(document.activeElement?.closest('[role="row"]')).toBeNull();
    const before = screen.getByRole('button', { name: 'Before' });
    await user.click(control(3));
    await user.click(before);
    await user.tab();
    await waitFor(() => expect(document.activeElement).toBe(control(3)));
  });

  it('is not moved away from the control that a screen reader focused, even if another control was clicked before', async () => {
    const user = userEvent.setup();
    await renderTable();
    await user.click(control(5));
    await user.click(screen.getByRole('button', { name: 'Before' }));
    act(() => focusDirectly(control(2)));
    expect(document.activeElement).toBe(control(2));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(control(3)));
  });

  it('is not moved by a keyboard shortcut of the page', async () => {
    const user = userEvent.setup();
    await renderTable();
    await user.click(control(5));
    await user.keyboard('{Control>}z{/Control}');
    expect(document.activeElement).toBe(control(5));
    expect(renderedRows).toEqual([]);
  });

  it('keeps its row in the document, even if many rows are scrolled past it', async () => {
    const user = userEvent.setup();
    await renderTable(300);
    const pressed = control(2);
    await user.click(pressed);
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(8000);
    act(() => void window.dispatchEvent(new Event('scroll')));
    await screen.findByRole('rowheader', { name: 'Reason 160' });
    expect(screen.queryByRole('rowheader', { name: 'Reason 4' })).toBeNull();
    expect(document.activeElement).toBe(pressed);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(document.activeElement).toBe(control(3)));
  });

  it('moves to the row whose name starts with the typed letters, ignoring case and accents', async () => {
    const user = userEvent.setup();
    const items = ['Blue', 'Éclair', 'Egg'].map((name) => ({ code: name, name }));
    render(<DataTable label="Names" columns={COLUMNS} items={items} idOf={idOf} labelOf={labelOf} emptyState="None" />);
    await user.tab();
    await user.keyboard('ecl');
    expect(document.activeElement?.getAttribute('data-key')).toBe('Éclair');
  });
});
