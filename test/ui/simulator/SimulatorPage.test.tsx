import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { Clipboard } from '../../../src/application/shared/Clipboard.ts';
import { Clock } from '../../../src/application/shared/Clock.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { saveRule } from '../../../src/domain/rules/changes/ruleEdits.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { SimulatorPage } from '../../../src/ui/features/simulator/SimulatorPage.tsx';
import { aRule, documentOf } from '../../domain/rules/aRule.ts';
import { fill } from '../../support/fill.ts';
import { ManualClock } from '../../support/fakes/ManualClock.ts';
import { changeWine } from '../changeWine.ts';
import { plainText } from '../plainText.ts';
import { renderPage, type RenderedPage, type RenderOptions } from '../renderPage.tsx';

const openPage = (options: RenderOptions = {}) =>
  renderPage(<SimulatorPage />, { companyId: 'TINDERVALLEY', ...options });

const verdict = (): string => plainText(screen.getByRole('region', { name: 'Result' }));
const decision = (type: string): Element => document.querySelector(`[data-decision="${type}"]`)!;

const opened = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[data-decision]')]
    .filter((row) => row.querySelector('[aria-expanded="true"]'))
    .map((row) => row.getAttribute('data-decision'));

/** Writes the typed values into the URL, and returns the query string. */
function written({ services, search }: RenderedPage): string {
  const clock = services.get(Clock);
  if (clock instanceof ManualClock) act(() => clock.advance(300));
  return search();
}

const wine = '?category=Wine&bought=2026-10-03&asked=2026-10-20';

describe('SimulatorPage', () => {
  it('shows the decision for the item in the URL, the rule that made it, and why other rules do not apply [RL-7]', async () => {
    await openPage({ search: `${wine}&price=90` });
    expect(verdict()).toContain(
      'Published; no rule was changedToo lateThe return window of 14 days ended on Oct 17, 2026.',
    );
    const row = plainText(decision('RETURN_WINDOWS'));
    expect(row).toContain('14 days “All wine within 14 days”');
    expect(row).toContain('1 All wine within 14 daysappliesMatches:the category is WineWine');
    expect(row).toContain('a tag is rednot given');
    expect(row).toContain('Everything within 21 daysmatches, but an earlier rule applies');
  });

  it('shows no result until an item is entered [RL-7]', async () => {
    await openPage();
    expect(verdict()).toBe('No item yetEnter an item or choose a sample.');
    expect(document.querySelector('[data-decision]')).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: 'SKU' }), { target: { value: 'W-1' } });
    expect(verdict()).toContain('Can be returned');
    expect(decision('RETURN_WINDOWS')).toBeTruthy();
  });

  it('suggests the areas of rules and sample orders, and accepts any other area [RL-7]', async () => {
    const page = await openPage({ search: wine });
    const area = screen.getByLabelText('Area');
    const offered = (): readonly string[] => [...(area as HTMLInputElement).list!.options].map(({ value }) => value);
    expect(offered()).toContain('VIC');
    expect(offered()).not.toContain('Hokkaido');
    const { configuration } = page.services.get(CompanyStore);
    const rule = aRule('new-1', { conditions: [{ fact: 'area', operator: 'fullMatch', value: ['Hokkaido'] }] });
    act(() => page.services.get(PendingChangesStore).edit([saveRule(configuration!, rule)]));
    await waitFor(() => expect(offered()).toContain('Hokkaido'));
    fireEvent.change(area, { target: { value: 'Elsewhere' } });
    expect(written(page)).toContain('area=Elsewhere');
  });

  it('shows published and pending decisions side by side, and marks differences [RL-7]', async () => {
    const page = await openPage({ search: wine });
    changeWine(page, 30);
    await waitFor(() => expect(verdict()).toContain('Can be returned'));
    expect(verdict()).toContain('PublishedToo late');
    expect(verdict()).toContain('The return window of 30 days ends on Nov 2, 2026.');
    const row = plainText(decision('RETURN_WINDOWS'));
    expect(row).toContain('Published14 days “All wine');
    expect(row).toContain('Pending30 days “All wine');
    expect(row).toContain('Changed');
    expect(plainText(screen.getByRole('figure'))).toContain(
      'Bought Oct 3, 2026. Requested on Oct 20, 2026. Published: The return window of 14 days ended on Oct 17, 2026.',
    );
  });

  it('updates the decision at each keystroke, and writes the values into the URL [RL-7]', async () => {
    const page = await openPage({ search: '?bought=2026-10-03&asked=2026-10-20' });
    expect(plainText(decision('RETURN_WINDOWS'))).toContain('21 days “Everything within 21 days”');
    await page.user.type(screen.getByRole('textbox', { name: 'Categories' }), 'wine');
    expect(plainText(decision('RETURN_WINDOWS'))).toContain('14 days “All wine within 14 days”');
    fireEvent.change(screen.getByRole('textbox', { name: 'Price' }), { target: { value: '1,249.5' } });
    expect(written(page)).toBe('?category=wine&price=1249.5&bought=2026-10-03&asked=2026-10-20');
  });

  it('can set the date, on a click, to the last day of the return window or to the following day [RL-7]', async () => {
    const { user } = await openPage({ search: wine });
    await user.click(screen.getByRole('button', { name: 'Try the last day, Oct 17, 2026' }));
    expect(verdict()).toContain('Can be returned');
    await user.click(screen.getByRole('button', { name: 'Try the day after, Oct 18, 2026' }));
    expect(verdict()).toContain('Too late');
  });

  it('fills in the item from a sample order, listing orders with a changed decision first [RL-7]', async () => {
    const page = await openPage();
    changeWine(page, 30);
    await page.user.click(screen.getByRole('button', { name: /Samples/ }));
    const [first] = await screen.findAllByRole('menuitem');
    expect(plainText(first)).toContain('Different outcome');
    expect(plainText(first)).toContain('Wine');
    await page.user.click(first!);
    expect(plainText(decision('RETURN_WINDOWS'))).toContain('Pending30 days');
    expect(written(page)).toContain('category=Wine');
  });

  it('stores in the URL several items of one order and which item is shown [RL-7]', async () => {
    const page = await openPage({ search: '?sku=A&sku.2=B' });
    expect(screen.getByRole('textbox', { name: 'SKU' })).toHaveProperty('value', 'A');
    await page.user.click(screen.getByRole('radio', { name: 'Item 2' }));
    expect(screen.getByRole('textbox', { name: 'SKU' })).toHaveProperty('value', 'B');
    await page.user.click(screen.getByRole('button', { name: 'Add another item' }));
    await page.user.type(screen.getByRole('textbox', { name: 'SKU' }), 'C');
    expect(written(page)).toBe('?sku=A&sku.2=B&sku.3=C&item=3');
    await page.user.click(screen.getByRole('button', { name: 'Remove this item' }));
    expect(written(page)).toBe('?sku=A&sku.2=B&item=2');
    cleanup();
    await openPage({ search: '?sku=A&sku.2=B&item=2' });
    expect(screen.getByRole('textbox', { name: 'SKU' })).toHaveProperty('value', 'B');
  });

  it('can expand the details of the earlier decision that caused the result [RL-7]', async () => {
    await openPage({ search: wine });
    expect(opened()).toEqual(['RETURN_WINDOWS']);
    cleanup();
    const forbidden = { fact: 'categories', operator: 'fullMatch', value: ['Wine'] } as const;
    await openPage({
      search: wine,
      publish: (configuration) => ({
        ...configuration,
        rulesConfig: [...configuration.rulesConfig!, documentOf(aRule('no-wine', { conditions: [forbidden] }))],
      }),
    });
    expect(opened()).toEqual(['NON_RETURNABLE_ITEM']);
    expect(screen.queryByRole('figure')).toBeNull();
  });

  it('fills in the item from the sample order with the typed number, and says if no order has that number [RL-7]', async () => {
    const page = await openPage();
    await page.user.click(screen.getByRole('button', { name: /Samples/ }));
    const [first] = await screen.findAllByRole('menuitem');
    const number = /S-\d{6}/.exec(plainText(first))?.[0] ?? '';
    await page.user.click(first!);
    const address = written(page);
    cleanup();
    const other = await openPage();
    const field = screen.getByRole('textbox', { name: 'Sample order number' });
    fill(field, '999999');
    expect(screen.getByText('No sample order has this number.')).toBeTruthy();
    fill(field, number.slice(2));
    expect(screen.queryByText('No sample order has this number.')).toBeNull();
    expect(written(other)).toBe(address);
  });

  it('accepts an order that is pasted as JSON or as rows, and shows row, field and value of unreadable cells [RL-7]', async () => {
    const page = await openPage({ search: '?sku=A' });
    await page.user.click(screen.getByRole('button', { name: 'Paste an order' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByRole('textbox', { name: 'Order' });
    fireEvent.change(field, { target: { value: '{"name": "nothing"}' } });
    await page.user.click(dialog.getByRole('button', { name: 'Try it' }));
    expect(await dialog.findByText('No item could be read from this.')).toBeTruthy();
    await page.user.click(field);
    await page.user.paste('x'.repeat(200_001));
    expect(dialog.getByText('This is too large to read at once.')).toBeTruthy();
    expect(field).toHaveProperty('value', '{"name": "nothing"}');
    fireEvent.change(field, { target: { value: 'SKU,Price,Bought\nA,4x,soon' } });
    await page.user.click(dialog.getByRole('button', { name: 'Try it' }));
    const errorText = await dialog.findByText(/^Row 2, Price: “4x” can’t be read\. Correct it or leave it empty\./);
    expect(errorText.textContent).toContain('“soon” can’t be read.');
    fireEvent.change(field, { target: { value: 'Wine\tred\tW-1\t80\t2026-10-03\tTAS\nGlasses\t\tG-1' } });
    await page.user.click(dialog.getByRole('button', { name: 'Try it' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(written(page)).toBe(
      '?category=Wine&tag=red&sku=W-1&price=80&bought=2026-10-03&area=TAS&category.2=Glasses&sku.2=G-1',
    );
  });

  it('writes typed values into the URL before a dialog opens, so a reload restores values and dialog [RL-7] [FM-5]', async () => {
    const page = await openPage({ search: '?sku=A' });
    const sku = () => screen.getByRole('textbox', { name: 'SKU', hidden: true });
    fireEvent.change(sku(), { target: { value: 'AB' } });
    fireEvent.click(screen.getByRole('button', { name: 'Paste an order' }));
    await screen.findByRole('dialog', { name: 'Paste an order' });
    expect(page.search()).toBe('?sku=AB&new=order');
    await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sku()).toHaveProperty('value', 'AB');
    expect(written(page)).toBe('?sku=AB');
  });

  it('writes typed values into the URL on blur, without waiting for the delay [RL-7] [FM-5]', async () => {
    const page = await openPage({ search: '?sku=A' });
    await page.user.type(screen.getByRole('textbox', { name: 'SKU' }), 'B');
    expect(page.search()).toBe('?sku=A');
    await page.user.tab();
    await waitFor(() => expect(page.search()).toBe('?sku=AB'));
  });

  it('shows an error at a text that is too long, and does not write the text into the URL [RL-7]', async () => {
    const page = await openPage({ search: '?tag=red' });
    const sku = screen.getByRole('textbox', { name: 'SKU' });
    fireEvent.change(sku, { target: { value: 'x'.repeat(200) } });
    expect(sku.getAttribute('aria-invalid')).toBeNull();
    expect(screen.getByText('0 characters left')).toBeDefined();
    expect(written(page)).toBe(`?tag=red&sku=${'x'.repeat(200)}`);
    fireEvent.change(sku, { target: { value: 'x'.repeat(201) } });
    expect(sku).toHaveProperty('value', 'x'.repeat(201));
    expect(sku.getAttribute('aria-invalid')).toBe('true');
    expect(written(page)).toBe('?tag=red');
  });

  it('restores the rule being created for an item after a reload, but not for another item [RL-7] [FM-4] [FM-5]', async () => {
    const storage = new InMemoryStorage();
    const { user, search } = await openPage({ search: wine, storage });
    const name = () => screen.getByLabelText('Name');
    await user.click(screen.getByRole('button', { name: 'Make a rule from this' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Return windows' }));
    await screen.findByRole('dialog', { name: 'Add a rule' });
    expect(search()).toBe(`${wine}&rule=RETURN_WINDOWS`);
    fireEvent.change(name(), { target: { value: 'This very bottle' } });
    cleanup();
    await openPage({ search: '?category=Beer&rule=RETURN_WINDOWS', storage });
    await screen.findByRole('dialog', { name: 'Add a rule' });
    expect(name()).toHaveProperty('value', '');
    cleanup();
    await openPage({ search: `${wine}&rule=RETURN_WINDOWS`, storage });
    await screen.findByRole('dialog', { name: 'Add a rule' });
    expect(name()).toHaveProperty('value', 'This very bottle');
    expect(plainText(screen.getByRole('status', { name: 'The rule in words' }))).toContain('When the category is Wine');
  });

  it('creates a rule whose conditions match the item, as one undo step [RL-7] [PC-8]', async () => {
    const { user, changes } = await openPage({ search: `${wine}&tag=red&price=90` });
    await user.click(screen.getByRole('button', { name: 'Make a rule from this' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Return windows' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
    expect(plainText(dialog.getByRole('status', { name: 'The rule in words' }))).toContain(
      'When the category is Wine, a tag is red, and the price is from A$50.00 to A$100.00',
    );
    await dialog.findByText(/^Matches \d+ of/);
    fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'This very bottle' } });
    await user.type(dialog.getByLabelText('Can be returned for'), '99');
    await user.click(dialog.getByRole('button', { name: 'Add rule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes.count).toBe(1);
    expect(plainText(decision('RETURN_WINDOWS'))).toContain('This very bottle');
    act(() => changes.undo());
    expect(changes.count).toBe(0);
    expect(plainText(decision('RETURN_WINDOWS'))).not.toContain('This very bottle');
  });

  it('copies its URL, or selects it for manual copying if the browser denies clipboard access [RL-7]', async () => {
    const copiedTexts: string[] = [];
    const isDenied = { value: true };
    const clipboard = { write: async (text: string) => !isDenied.value && copiedTexts.push(text) > 0 };
    const { user } = await openPage({ search: wine, replace: (bind) => provide(bind, Clipboard, [], () => clipboard) });
    const address = `http://localhost:3000/TINDERVALLEY/page${wine}`;
    const copy = screen.getByRole('button', { name: 'Copy link to this item' });
    await user.click(copy);
    const link = await screen.findByLabelText<HTMLInputElement>('Link to this item');
    expect(link.value).toBe(address);
    expect(document.activeElement).toBe(link);
    expect(screen.getByText(/^The browser did not copy it/)).toBeTruthy();
    isDenied.value = false;
    await user.click(copy);
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBe(copy);
    expect(copiedTexts).toEqual([address]);
    expect(screen.queryByLabelText('Link to this item')).toBeNull();
  });

  it('shows errors for an invalid price and day, and evaluates the other values [RL-7]', async () => {
    const { user } = await openPage({ search: wine });
    await user.type(screen.getByRole('textbox', { name: 'Price' }), 'ten');
    expect(screen.getByText('Enter a price of 0 or more.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Return requested on'), { target: { value: '' } });
    expect(screen.getByText('Enter a date.')).toBeTruthy();
    expect(
      within(screen.getByRole('region', { name: 'Decisions' })).getAllByRole('heading', { level: 3 }),
    ).toHaveLength(8);
  });
});
