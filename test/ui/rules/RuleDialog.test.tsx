import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { EngineRule } from '../../../src/domain/rules/engineRules.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { RulesPage } from '../../../src/ui/features/rules/RulesPage.tsx';
import { plainText } from '../plainText.ts';
import { renderPage, type RenderOptions } from '../renderPage.tsx';
import { waitForValue } from '../waitForValue.ts';
import { collectDownloads } from '../collectDownloads.ts';
import { fill } from '../../support/fill.ts';

/** The rule dialog once its rule was evaluated or while it waits for the first value. */
async function dialog() {
  const form = within(await screen.findByRole('dialog'));
  await form.findByText(/^Matches [\d,]+ of|^Choose values to read/);
  return form;
}
const ruleSentence = (): string => plainText(screen.getByRole('status', { name: 'The rule in words' }));

/** Enters the text in one event, because each keystroke would evaluate the rule again. */
function enter(field: HTMLElement, value: string): void {
  fill(field, value);
  fireEvent.keyDown(field, { key: 'Enter' });
}

const openPage = (options: RenderOptions = {}) => renderPage(<RulesPage />, { companyId: 'TINDERVALLEY', ...options });

describe('RuleDialog', () => {
  it('hides the sentence of a new rule until the rule has a value, and shows the neighbouring rules [RL-1] [RL-4]', async () => {
    await openPage({ search: '?new=rule' });
    const form = await dialog();
    expect(ruleSentence()).toBe('Choose values to read the rule here.');
    enter(form.getByLabelText('Values', { selector: 'input' }), 'Tents');
    await waitFor(() => expect(ruleSentence()).toContain('When the category is Tents'));
    const order = form.getByRole('region', { name: 'Order of the rules' });
    const names = within(order).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toContain('All wine within 14 days');
    expect(within(order).getByText('This rule').closest('li')!.getAttribute('aria-current')).toBe('true');
  });

  it('shows a fix for a finding next to the fields, and evaluates the rule again after the fix [RL-8]', async () => {
    const { user, changes } = await openPage({ search: '?rule=tindervalley-rule-2' });
    const form = await dialog();
    const above = await form.findByRole('button', { name: 'Put above' });
    await user.click(above);
    expect(changes.count).toBeGreaterThan(0);
    await waitFor(() => expect(form.queryByRole('button', { name: 'Put above' })).toBeNull());
  });

  it('moves a new rule above the rule that shadows it, on a click [RL-4] [RL-8]', async () => {
    const { user } = await openPage({ search: '?new=rule' });
    const form = await dialog();
    enter(form.getByLabelText('Values', { selector: 'input' }), 'Wine');
    await form.findByText(/^Never applies/);
    expect(form.queryByRole('link', { name: 'Show together' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Put above' }));
    await waitFor(() => expect(form.queryByText(/^Never applies/)).toBeNull());
    const order = within(form.getByRole('region', { name: 'Order of the rules' })).getAllByRole('listitem');
    const names = order.map(({ textContent }) => textContent);
    expect(names.indexOf('This rule')).toBeLessThan(names.indexOf('All wine within 14 days'));
  });

  it('links the error summary to an empty required select, and marks the select as invalid [FM-1]', async () => {
    const { user } = await openPage({ search: '?type=RETURN_ADDRESS&new=rule' });
    const form = await dialog();
    enter(form.getByRole('textbox', { name: 'Name' }), 'Wine');
    enter(form.getByLabelText('Values', { selector: 'input' }), 'Wine');
    await user.click(form.getByRole('button', { name: 'Add rule' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('listbox'));
    expect(document.activeElement?.textContent).toContain('Choose an address');
  });

  it('updates the sentence at each keystroke in a number field [RL-1]', async () => {
    const { user } = await openPage({ search: '?rule=tindervalley-rule-2' });
    const days = (await dialog()).getByLabelText('Can be returned for');
    await user.clear(days);
    await user.type(days, '4');
    expect(ruleSentence()).toContain('can be returned for 4 days');
    await user.type(days, '5');
    expect(ruleSentence()).toContain('can be returned for 45 days');
  });

  it('says that a value is already listed, ignoring case, and skips listed values when a list is pasted [RL-6]', async () => {
    const { user, changes } = await openPage({ search: '?new=rule' });
    const form = await dialog();
    const values = form.getByLabelText('Values', { selector: 'input' });
    enter(values, 'Tents');
    enter(values, 'tents');
    expect(form.getByText('This value is in the list already.')).toBeTruthy();
    fill(values, '');
    values.focus();
    await user.paste('TENTS\nLamps\nlamps');
    expect(screen.getByText('Values added: 1. Already there, and left out: 2.')).toBeTruthy();
    fill(form.getByLabelText('Name'), 'Tents and lamps');
    await user.type(form.getByLabelText('Can be returned for'), '9');
    await user.click(form.getByRole('button', { name: 'Add rule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.stringify(changes.list[0])).toContain('["Tents","Lamps"]');
  });

  it('restores typed conditions and numbers after a reload [FM-2]', async () => {
    const storage = new InMemoryStorage();
    const { user } = await openPage({ search: '?new=rule', storage });
    const form = await dialog();
    enter(form.getByLabelText('Values', { selector: 'input' }), 'Tents');
    await user.click(form.getByRole('button', { name: 'Add condition' }));
    enter(await waitForValue(() => form.queryAllByLabelText('Values', { selector: 'input' })[1]), 'Sale');
    await user.type(form.getByLabelText('Can be returned for'), '12');
    cleanup();
    await openPage({ search: '?new=rule', storage });
    const again = await dialog();
    expect(again.getByRole('textbox', { name: 'Can be returned for' })).toHaveProperty('value', '12');
    expect(again.getAllByRole('group', { name: /^Condition/ })).toHaveLength(2);
    expect(ruleSentence()).toContain('Tents');
    expect(ruleSentence()).toContain('Sale');
  });

  it('starts with an empty condition if the conditions in a stored draft are unreadable [FM-2]', async () => {
    const storage = new InMemoryStorage();
    const draft = { typed: { name: 'Kept', conditions: [{ fact: 'sku' }] }, over: { name: '' } };
    storage.write('formDrafts/staff/TINDERVALLEY', JSON.stringify({ 'new/rule/RETURN_WINDOWS': draft }));
    await openPage({ search: '?new=rule', storage });
    const form = await dialog();
    expect(form.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Kept');
    expect(form.getAllByRole('group', { name: /^Condition/ })).toHaveLength(1);
  });
});

describe('the export of rules', () => {
  it('contains the pending rules in the format of json-rules-engine [RL-7]', async () => {
    const files = collectDownloads();
    await openPage();
    await userEvent.click(await screen.findByRole('button', { name: 'Export rules (JSON)' }));
    const file = await waitForValue(() => files[0]);
    const rules = JSON.parse(await file.text()) as readonly EngineRule[];
    expect(rules.find(({ name }) => name === 'Red wine within 30 days')).toMatchObject({
      conditions: {
        all: [
          { fact: 'categories', operator: 'fullMatch', value: ['WINE'] },
          { fact: 'tags', operator: 'fullMatch', value: ['RED'] },
        ],
      },
      event: { params: { ruleId: 'tindervalley-rule-2', actionValue: { days: 30 } } },
    });
    expect(screen.getByText(/^Rules exported: \d+\./)).toBeTruthy();
  });
});
