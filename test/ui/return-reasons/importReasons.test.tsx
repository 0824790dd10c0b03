import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { unguarded } from '../../../src/domain/shared/formulaGuard.ts';
import { countReasonColumns } from '../../../src/domain/return-reasons/transfer/reasonColumns.ts';
import { readTable } from '../../../src/domain/tables/readTable.ts';
import { renderReturnReasons } from './renderReturnReasons.tsx';
import { waitForValue } from '../waitForValue.ts';
import { collectDownloads } from '../collectDownloads.ts';

const dialog = (): HTMLElement => screen.getByRole('dialog', { name: 'Import return reasons' });
const preview = (): Promise<HTMLElement> => within(dialog()).findByRole('table', { name: 'What the import does' });
const rowsOf = (table: HTMLElement): string[] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const file = [
  'Code\tReason\tWho pays\tOffered\tAsks for\tAsks for',
  'LATE\tArrived too late\tYou pay\tYes\tPhoto\tBox',
  'WRONG\tNot what I ordered\t\t\t\t',
  'gift\tUnwanted gift',
  'BAD CODE\tNothing',
  'LATE\tAgain',
].join('\r\n');

async function openImport() {
  const rendered = await renderReturnReasons();
  await rendered.user.click(screen.getByRole('button', { name: 'Import and export' }));
  await rendered.user.click(screen.getByRole('menuitem', { name: 'Import reasons' }));
  return rendered;
}

describe('the import of return reasons', () => {
  it('shows the effect of each row, and imports the valid rows as one undo step [RS-8] [PC-8]', async () => {
    const { user, changes } = await openImport();
    await user.click(within(dialog()).getByRole('textbox', { name: /Rows from a spreadsheet/ }));
    await user.paste(file);
    const table = await preview();
    const rows = rowsOf(table);
    expect(rows[0]).toMatch(/^2New.*Arrived too late.*LATE.*You pay.*Yes.*Photo\nBox$/);
    expect(rows[1]).toMatch(/^3Changed.*Not what I ordered.*Wrong item/);
    expect(rows[2]).toMatch(/^4Unchanged/);
    expect(rows[3]).toMatch(/^5Refused.*Use only letters, digits, hyphens and underscores/);
    expect(rows[4]).toMatch(/^6Refused.*Row 2 has this code already/);
    expect(within(dialog()).getByText('New: 1. Changed: 1. Unchanged: 1. Refused, and left out: 2.')).toBeDefined();
    await user.click(within(dialog()).getByRole('button', { name: 'Import 2 reasons' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('row', { name: /Arrived too late/ }).textContent).toContain('Photo');
    expect(changes.count).toBe(2);
    act(() => changes.undo());
    expect(changes.count).toBe(0);
  });

  it('opens when rows are pasted into the table of reasons [RS-8]', async () => {
    const { user } = await renderReturnReasons();
    act(() => screen.getByRole('row', { name: /Wrong item/ }).focus());
    await user.paste(file);
    expect(rowsOf(await preview())).toHaveLength(5);
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(rowsOf(await preview())).toHaveLength(5);
  });

  it('asks which column contains the code, and reads the columns as the user has chosen [RS-8]', async () => {
    const { user } = await openImport();
    await user.click(within(dialog()).getByRole('textbox', { name: /Rows from a spreadsheet/ }));
    await user.paste('Grund;Kürzel\nZu spät;LATE');
    expect(await preview()).toBeDefined();
    await user.click(within(dialog()).getByRole('button', { name: 'Columns' }));
    await user.click(within(dialog()).getByRole('button', { name: /Column names/ }));
    await user.click(screen.getByRole('option', { name: 'Row 1: Grund · Kürzel' }));
    expect(await within(dialog()).findByText('Choose the column with the code.')).toBeDefined();
    await user.click(within(dialog()).getByRole('button', { name: /Kürzel$/ }));
    await user.click(screen.getByRole('option', { name: 'Code' }));
    await user.click(within(dialog()).getByRole('button', { name: /Grund$/ }));
    await user.click(screen.getByRole('option', { name: 'Reason' }));
    expect(rowsOf(await preview())).toEqual([expect.stringMatching(/^2New.*Zu spät.*LATE/)]);
  });

  it('reads a file, and shows an error if the file is too large or contains no reasons [RS-8]', async () => {
    const { user } = await openImport();
    const input = (): HTMLInputElement => document.querySelector<HTMLInputElement>('input[type="file"]')!;
    await user.upload(input(), new File(['Code,Reason\n'.repeat(10_000)], 'many.csv', { type: 'text/csv' }));
    expect(await within(dialog()).findByText('Up to 500 rows can be read at a time.')).toBeDefined();
    await user.upload(input(), new File(['Code,Reason\nLATE,Late'], 'reasons.csv', { type: 'text/csv' }));
    expect(await within(dialog()).findByText('reasons.csv')).toBeDefined();
    expect(rowsOf(await preview())).toHaveLength(1);
    await user.click(within(dialog()).getByRole('button', { name: 'Leave reasons.csv out' }));
    await user.click(within(dialog()).getByRole('button', { name: 'Import' }));
    expect(await within(dialog()).findByText('There is nothing to import here.')).toBeDefined();
  });
});

describe('the export of return reasons', () => {
  it('includes pending changes, and its file can be imported again [RS-8]', async () => {
    const files = collectDownloads();
    const { user } = await renderReturnReasons();
    await user.click(screen.getByRole('switch', { name: 'Offer Wrong item' }));
    await user.click(screen.getByRole('button', { name: 'Import and export' }));
    await user.click(screen.getByRole('menuitem', { name: 'Export as CSV' }));
    const file = await waitForValue(() => files[0]);
    expect(files).toHaveLength(1);
    const read = readTable(await file.text(), countReasonColumns);
    if (!read.ok) throw new Error(read.error.kind);
    const rows = read.value.rows.map(({ cells }) => cells.map(unguarded));
    expect(rows).toHaveLength(6);
    expect(read.value.names.slice(0, 4)).toEqual(['Reason', 'Code', 'Who pays', 'Offered']);
    expect(rows.find((row) => row[1] === 'WRONG')?.slice(0, 4)).toEqual(['Wrong item', 'WRONG', 'You pay', 'No']);
    expect(screen.getByText('6 reasons exported')).toBeDefined();
  });

  it('offers a template, which the import reads as one new reason [RS-8]', async () => {
    const files = collectDownloads();
    const { user } = await openImport();
    await user.click(within(dialog()).getByRole('button', { name: 'Download a template' }));
    const template = await waitForValue(() => files[0]);
    const file = new File([await template.text()], 'reasons.csv', { type: 'text/csv' });
    await user.upload(await waitForValue(() => document.querySelector<HTMLInputElement>('input[type="file"]')), file);
    expect(await within(dialog()).findByText(/Refused, and left out: 0/)).toBeDefined();
    expect(rowsOf(await preview())).toHaveLength(1);
  });
});
