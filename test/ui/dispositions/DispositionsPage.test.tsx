import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleDispositions } from '../../../src/domain/dispositions/sampleDispositions.ts';
import { DispositionsPage } from '../../../src/ui/features/dispositions/DispositionsPage.tsx';
import { plainText } from '../plainText.ts';
import { renderPage } from '../renderPage.tsx';

const key = (list: string) => `applicationConfig.config.dispositions.${list}`;
const row = async (name: RegExp) =>
  within(await screen.findByRole('grid', { name: 'Rules' })).findByRole('row', { name });

/** Opens the page of a merchant who has added the offered sample rules. */
async function openSample() {
  const page = await renderPage(<DispositionsPage />);
  await page.user.click(await screen.findByRole('button', { name: 'Start with the sample' }));
  await screen.findByText('Cases without a rule: 7 of 12');
  const rulesIn = () => page.changes.get(key('rules'))?.value as typeof sampleDispositions.rules;
  const choose = async (label: RegExp | string, option: string | RegExp, within_: HTMLElement) => {
    await page.user.click(within(within_).getByRole('button', { name: label }));
    await page.user.click(await screen.findByRole('option', { name: option }));
  };
  const doTo = async (entry: string, name: string) => {
    await page.user.click(screen.getByRole('button', { name: `Actions for ${entry}` }));
    await page.user.click(await screen.findByRole('menuitem', { name }));
  };
  return { ...page, rulesIn, choose, doTo };
}

describe('DispositionsPage', () => {
  it('offers sample data to a merchant without dispositions, which fills four lists in one undo step [DM-2]', async () => {
    const { changes } = await openSample();
    expect(changes.count).toBe(4);
    for (const list of ['rules', 'groups', 'attributes', 'actions'] as const)
      expect(changes.get(key(list))?.value).toEqual(sampleDispositions[list]);
    act(() => changes.undo());
    expect(changes.count).toBe(0);
    expect(await screen.findByRole('button', { name: 'Start with the sample' })).toBeTruthy();
  });

  it('adds a rule with the next id in a form that shows the rule as a sentence [DM-2] [DM-3]', async () => {
    const { user, rulesIn, choose } = await openSample();
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add rule' });
    await choose(/^Group|Group$/, 'Fashion', dialog);
    await user.click(within(dialog).getByRole('button', { name: 'Add question' }));
    await choose(/Attribute/, /Complete/, dialog);
    await user.click(within(dialog).getByRole('radio', { name: 'No' }));
    await choose(/Then/, 'Return to Vendor', dialog);
    await choose(/Else/, 'Stock', dialog);
    const sentence = within(dialog).getByRole('status', { name: 'The rule in words' });
    expect(plainText(sentence)).toBe(
      'Fashion (Warehouse and stores): if Complete is no, then Return to Vendor, else Stock',
    );
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(rulesIn().at(-1)).toEqual({
      id: 'w6',
      groupId: 'pg5',
      conditions: [{ attributeId: 'q2', answer: false }],
      thenActionId: 'd5',
      elseActionId: 'd6',
      isWarehouse: true,
      isStores: true,
      active: true,
    });
    expect(await screen.findByText('Cases without a rule: 5 of 12')).toBeTruthy();
  });

  it('disables, moves, duplicates and removes a rule, each as a separate undo step [DM-2]', async () => {
    const { user, changes, rulesIn, doTo } = await openSample();
    await user.click(within(await row(/Shoes/)).getByRole('switch', { name: 'Use Rule 5, Shoes' }));
    expect(rulesIn()[4]?.active).toBe(true);
    await doTo('Rule 2, Phones', 'Move up');
    expect(rulesIn().map(({ id }) => id)).toEqual(['w2', 'w1', 'w3', 'w4', 'w5']);
    await doTo('Rule 2, Cameras', 'Duplicate');
    expect(rulesIn().at(-1)).toMatchObject({ id: 'w6', groupId: 'pg1', active: false });
    await doTo('Rule 6, Cameras', 'Remove');
    expect(rulesIn()).toHaveLength(5);
    for (let step = 0; step < 4; step += 1) act(() => changes.undo());
    expect(rulesIn()).toEqual(sampleDispositions.rules);
  });

  it('rejects a duplicate name and a name that is too long [DM-2]', async () => {
    const { user, changes } = await openSample();
    await user.click(screen.getByRole('tab', { name: /Actions/ }));
    await user.click(screen.getByRole('button', { name: 'Add action' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add action' });
    const name = within(dialog).getByRole('textbox', { name: /Name/ });
    await user.type(name, 'stock');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('This name is already used.')).toBeTruthy();
    await user.clear(name);
    await user.click(name);
    await user.paste('x'.repeat(10_000));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Use up to 80 characters.')).toBeTruthy();
    expect(changes.get(key('actions'))?.value).toHaveLength(9);
    await user.clear(name);
    await user.type(name, 'Donate 🧥');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(changes.get(key('actions'))?.value).toHaveLength(10));
    expect(changes.get(key('actions'))?.value).toContainEqual({ id: 'w10', name: 'Donate 🧥' });
  });

  it('asks only the questions relevant for a test item, and shows action, rule and reason [DM-2]', async () => {
    const { user } = await openSample();
    const card = within(screen.getByRole('heading', { level: 2, name: 'Try an item' }).closest('section')!);
    await user.type(card.getByRole('textbox', { name: 'Categories' }), 'Phones{Enter}');
    expect(card.getByText('4 other questions make no difference for this item.')).toBeTruthy();
    const answer = (question: string, name: string) =>
      user.click(within(card.getByRole('radiogroup', { name: question })).getByRole('radio', { name }));
    await answer('Does the item work?', 'No');
    await answer('Can the item be fixed at reasonable cost?', 'Yes');
    expect(card.getByText('Refurbishment')).toBeTruthy();
    expect(card.getByText(/Rule 2, .*Phones.*: every answer matches\./)).toBeTruthy();
    expect(within(await row(/Phones/)).getByText('Applies to the item tried')).toBeTruthy();
    await answer('Does the item work?', 'Yes');
    expect(card.getByText('Quarantine')).toBeTruthy();
    expect(card.getByText(/doesn’t match on .*Functional/)).toBeTruthy();
    await user.click(card.getByRole('radio', { name: 'Store' }));
    expect(card.getByText(/No active rule for .*Phones.* here/)).toBeTruthy();
  });

  it('evaluates a file with published and pending rules, counts the dispositions and lists unreadable cells [DM-2]', async () => {
    const { user } = await openSample();
    await user.click(screen.getByRole('button', { name: 'Test a batch' }));
    const dialog = await screen.findByRole('dialog', { name: 'Test a batch of items' });
    const text = within(dialog).getByRole('textbox', { name: 'Items' });
    await user.click(text);
    await user.paste('Item\tColour\nPhone\tred');
    expect(await within(dialog).findByText(/No column of categories/)).toBeTruthy();
    await user.clear(text);
    await user.paste(
      'Item\tCategories\tFunctional\tFixable\nA\tPhones\tno\tyes\nB\tPhones\tmaybe\tnope\nC\tGarden\t\t',
    );
    expect(await within(dialog).findByText('Items read: 2. Left out: 1. Changed by publishing: 1.')).toBeTruthy();
    const counts = within(within(dialog).getByRole('table', { name: 'What happens to the items' }));
    const cells = (name: RegExp) =>
      within(counts.getByRole('row', { name }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells(/Refurbishment/)).toEqual(['0', '1']);
    expect(cells(/Stays where it is/)).toEqual(['2', '1']);
    const bad = within(within(dialog).getByRole('region', { name: 'Left out' }));
    expect(plainText(bad.getByText('Row 3').parentElement)).toBe(
      'Row 3Functional: “maybe” is neither yes nor no.Fixable: “nope” is neither yes nor no.',
    );
  });

  it('shows the rules of one location as a tree, including items that stay in the store [DM-2]', async () => {
    const { user } = await openSample();
    const tree = within(screen.getByRole('list', { name: 'In the warehouse' }));
    expect(tree.getAllByRole('listitem')).toHaveLength(6);
    expect(tree.getByText('Stays where it is: its rule is off')).toBeTruthy();
    const card = within(screen.getByRole('heading', { level: 2, name: 'Decision tree' }).closest('section')!);
    await user.click(card.getByRole('radio', { name: 'Store' }));
    const store = within(await screen.findByRole('list', { name: 'In a store' }));
    expect(store.getByText('Put Away')).toBeTruthy();
  });
});
