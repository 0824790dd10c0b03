import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { OrderReplays } from '../../../src/application/impact/OrderReplays.ts';
import type { SampleRequest } from '../../../src/domain/orders/sampleOrders.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import { InThreadReplay } from '../../../src/infrastructure/impact/InThreadReplay.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { ImpactPage } from '../../../src/ui/features/impact/ImpactPage.tsx';
import { aSummary, ManualReplays } from '../../support/fakes/ManualReplay.ts';
import { settled } from '../../support/settled.ts';
import { plainText } from '../plainText.ts';
import { renderPage } from '../renderPage.tsx';
import { waitForValue } from '../waitForValue.ts';
import { changeWine } from '../changeWine.ts';
import { collectDownloads } from '../collectDownloads.ts';

/** Evaluates only the first sample orders, and without a web worker. */
class SmallReplay extends InThreadReplay {
  override takeSample(request: SampleRequest): Promise<void> {
    return super.takeSample({ ...request, count: 600 });
  }
}
const inThread: OrderReplays = { open: async () => ok(new SmallReplay(() => Promise.resolve())) };

const openPage = (replays: OrderReplays = inThread) =>
  renderPage(<ImpactPage />, {
    companyId: 'TINDERVALLEY',
    replace: (bind) => provide(bind, OrderReplays, [], () => replays),
  });

const orders = new File(
  [
    'Order;Gruppe;Price;Date\n',
    'N-1;Wine;1.120,00;2026-06-04\n',
    'N-2;Wine;n/a;2026-06-04\n',
    'N-3;Beer;80,00;2026-06-05\n',
  ],
  'orders.csv',
  { type: 'text/csv' },
);
const input = (): HTMLInputElement => document.querySelector('input[type="file"]')!;
const table = (): HTMLElement => document.querySelector<HTMLElement>('table[aria-label="Changed orders"]')!;

describe('ImpactPage', () => {
  it('counts the sample orders that a pending rule change affects, and counts again after each edit [RL-9]', async () => {
    const page = await openPage();
    expect(await screen.findByText('No outcome changes')).toBeTruthy();
    changeWine(page, 30);
    expect(await screen.findByText('Orders returnable for longer')).toBeTruthy();
    expect(plainText(document.querySelector('ul:has(strong)'))).toMatch(/Orders with a different outcome.*% of 600/);
    expect(plainText(table())).toContain('All wine within 14 days');
    expect(plainText(table())).toContain('Published: 14 daysPending: 30 days');
    changeWine(page, 7);
    expect(await screen.findByText('Orders returnable for a shorter time')).toBeTruthy();
    expect(screen.queryByText('Orders returnable for longer')).toBeNull();
  });

  it('saves the filter and columns of the changed orders as a view, which can be opened again', async () => {
    const page = await openPage();
    const { user } = page;
    await screen.findByText('No outcome changes');
    changeWine(page, 30);
    const search = await screen.findByRole<HTMLInputElement>('searchbox');
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Area' }));
    await user.keyboard('{Escape}');
    await user.type(search, 'wine');
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(screen.getByRole('menuitem', { name: 'Save this view' }));
    await user.type(screen.getByLabelText('Name of the view'), 'Wine{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.clear(search);
    await user.click(screen.getByRole('button', { name: 'Views' }));
    await user.click(screen.getByRole('menuitem', { name: 'Wine' }));
    expect(search.value).toBe('wine');
    expect(document.querySelector('th[data-column="area"]')).toBeNull();
  });

  it('shows the total number of rows of a virtualised table, and renders the flow diagram [RL-9]', async () => {
    const page = await openPage();
    changeWine(page, 30);
    await screen.findByText('Orders returnable for longer');
    const total = Number(table().getAttribute('aria-rowcount')) - 1;
    expect(total).toBeGreaterThan(60);
    expect(table().querySelectorAll('tr').length).toBeLessThan(40);
    expect(screen.getByText(new RegExp(`^1–\\d+ of ${total}$`))).toBeTruthy();
    const flow = screen.getByRole('heading', { name: 'Return windows' }).closest('section')!;
    expect(within(flow).queryByRole('combobox')).toBeNull();
    const cells = [...flow.querySelectorAll('tr')].map(plainText);
    expect(cells[0]).toBe('PublishedPendingOrders');
    expect(cells).toContain(`14 days30 days${total}`);
    await page.user.type(screen.getByLabelText('Order, item or SKU'), 'nowhere');
    expect(await screen.findByText('No changed order matches.')).toBeTruthy();
  });

  it('evaluates orders of a file, lists skipped rows, and reads the file again with other columns [RL-9]', async () => {
    const page = await openPage();
    changeWine(page, 30);
    await page.user.upload(input(), orders);
    expect(await screen.findByText('orders.csv')).toBeTruthy();
    expect(screen.getByText('Rows: 3, 0.01 MB. Orders read: 2. Left out: 1.')).toBeTruthy();
    const bad = screen.getByText('Price is not a number of 0 or more').closest('li');
    expect(plainText(bad)).toBe('Row 3Price is not a number of 0 or more“n/a”');
    expect(await screen.findByText('None of these orders matches the changed rules')).toBeTruthy();

    await page.user.click(screen.getByText('Change columns'));
    await page.user.click(screen.getByRole('button', { name: /Category/ }));
    await page.user.click(await screen.findByRole('option', { name: 'Gruppe' }));
    await page.user.click(screen.getByText('Read again'));
    expect(plainText((await within(table()).findByText('N-1')).closest('tr'))).toContain('1,120');
    expect(screen.queryByText('N-3')).toBeNull();

    await page.user.click(screen.getByText('Use sample orders'));
    expect(await screen.findByText('Sample orders')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('N-1')).toBeNull());
  });

  it('marks the figures as outdated after the user has cancelled a count, and counts again on a click [RL-9]', async () => {
    const replays = new ManualReplays();
    const page = await openPage(replays);
    const completeCount = async (changed: number) => {
      const count = await waitForValue(() => replays.waiting);
      await act(async () => {
        count.answer(aSummary(changed));
        await settled();
      });
    };
    await completeCount(12);
    changeWine(page, 30);
    const second = await waitForValue(() => replays.waiting);
    act(() => second.onProgress({ done: 1, of: 10, rows: 1 }));
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('The figures shown are from before.');
    expect(screen.getByText('12')).toBeTruthy();
    await page.user.click(within(alert).getByRole('button', { name: 'Count again' }));
    await completeCount(13);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByText('13')).toBeTruthy();
  });

  it('accepts a file that is dropped anywhere on the page, and pasted rows [RL-9]', async () => {
    const replays = new ManualReplays();
    await openPage(replays);
    await act(settled);
    const frame = document.querySelector('.page')!;
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files: [] } });
    expect(frame.hasAttribute('data-dropping')).toBe(true);
    fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [orders] } });
    expect(frame.hasAttribute('data-dropping')).toBe(false);
    await act(settled);
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'one line' } });
    fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => 'Order\nN-1' } });
    await act(settled);
    expect(replays.last.calls.filter((call) => call === 'inspect')).toHaveLength(2);
  });

  it('shows that the count of affected orders could not start, with a retry button [RL-9]', async () => {
    const replays = new ManualReplays();
    replays.failure = err({ kind: 'unreachable' });
    const page = await openPage(replays);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    replays.failure = undefined;
    await page.user.click(retry);
    await waitFor(() => expect(replays.opened).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('exports the changed orders that match the filter to a file [RL-9]', async () => {
    const blobs = collectDownloads();
    const page = await openPage();
    changeWine(page, 30);
    await page.user.click(await screen.findByText('Export'));
    const written = await waitForValue(() => blobs[0]);
    expect(blobs).toHaveLength(1);
    const [head, row] = (await written.text()).split('\r\n');
    expect(head).toContain('"Order","Item","SKU"');
    expect(row).toContain('"14 days","30 days","All wine within 14 days"');
  });
});
