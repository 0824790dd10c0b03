import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { PublishingStore } from '../../../src/application/publishing/PublishingStore.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { RulesPage } from '../../../src/ui/features/rules/RulesPage.tsx';
import { PageLinksContext } from '../../../src/ui/shared/pages/PageLinksContext.ts';
import { fill } from '../../support/fill.ts';
import { describeChange } from '../../support/changes.ts';
import { plainText } from '../plainText.ts';
import { renderPage, type RenderOptions } from '../renderPage.tsx';
import { waitForValue } from '../waitForValue.ts';
import { withPrinter } from '../withPrinter.ts';

/** A merchant with rules that shadow, duplicate and contradict each other. */
async function openPage(options: RenderOptions = {}) {
  const page = await renderPage(<RulesPage />, { companyId: 'TINDERVALLEY', ...options });
  await act(() => page.services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
  return page;
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const row = (name: string): HTMLElement =>
  screen.getByText(name, { selector: '[data-setting] *' }).closest<HTMLElement>('[role="row"]')!;
const names = (): readonly string[] =>
  [...document.querySelectorAll('[data-setting^="rules.rule."] > :first-child')].map(
    ({ textContent }) => textContent ?? '',
  );
const dialog = () => screen.getByRole('dialog');
const ruleSentence = (): string => plainText(within(dialog()).getByRole('status', { name: 'The rule in words' }));

type Page = Awaited<ReturnType<typeof openPage>>;
async function choose({ user }: Page, rule: string, act: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${rule}` }));
  await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${act}`) }));
}

describe('RulesPage', () => {
  it('has a tab for each of the eight rule types, with the numbers of its rules and of their problems [RL-1] [RL-8]', async () => {
    await openPage();
    await waitFor(() => expect(tab(/Return windows/).textContent).toBe('Return windows3Problems: 1'));
    expect(screen.getAllByRole('tab')).toHaveLength(8);
    expect(tab(/Not returnable/).textContent).toBe('Not returnable2Problems: 2');
    expect(tab(/Fees/).textContent).toBe('Fees0');
  });

  it('prints the rules of all types, with a heading for each type', async () => {
    await withPrinter(async (setPrinting) => {
      await openPage();
      await waitFor(() => expect(tab(/Return windows/).textContent).toContain('3'));
      setPrinting(true);
      expect(screen.queryByRole('tab')).toBeNull();
      const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(headings).toContain('Return windows');
      expect(headings).toContain('Not returnable');
      expect(headings).not.toContain('Fees');
    });
  });

  it('links to the pages Impact and Checks if they are available but missing in the navigation [NV-1] [RL-9]', async () => {
    const links = { hasPage: (path: string) => path !== '/return-rules/impact', goTo: () => undefined };
    const { services } = await renderPage(
      <PageLinksContext value={links}>
        <RulesPage />
      </PageLinksContext>,
      { companyId: 'TINDERVALLEY' },
    );
    const related = (): HTMLElement | null => screen.queryByRole('navigation', { name: 'Return rules' });
    expect(related()).toBeNull();
    const company = services.get(CompanyStore);
    const { configuration, ...published } = company.published!;
    const navigation = { pages: [{ title: 'navigation.returnRules', url: '/return-rules' }] };
    const features = { ...configuration.features, navigation };
    act(() => company.adopt({ ...published, configuration: { ...configuration, features } }));
    const found = [...(related()?.querySelectorAll('a') ?? [])];
    expect(found.map(({ textContent }) => textContent)).toEqual(['Checks']);
    expect(found[0]?.getAttribute('href')).toMatch(/\/checks$/);
  });

  it("shows each rule as a sentence, in order of evaluation, with the rule's findings below [RL-4] [RL-8]", async () => {
    await openPage();
    expect(names()).toEqual(['All wine within 14 days', 'Red wine within 30 days', 'Everything within 21 days']);
    expect(plainText(row('Red wine within 30 days'))).toContain(
      'When the category is Wine and a tag is red, an item can be returned for 30 days, counted from the purchase.',
    );
    await waitFor(() =>
      expect(plainText(row('Red wine within 30 days'))).toContain(
        'Never applies: “All wine within 14 days” comes first for every item it matches.',
      ),
    );
  });

  it('shows two conflicting rules side by side, each with a link to its position in the list [RL-8]', async () => {
    const { user } = await openPage();
    await screen.findByText(/Never applies/);
    await user.click(within(row('Red wine within 30 days')).getByRole('link', { name: 'Show together' }));
    expect(screen.getByText('Rules shown together: 2')).toBeTruthy();
    expect(names()).toEqual(['All wine within 14 days', 'Red wine within 30 days']);
    const place = within(row('All wine within 14 days')).getByRole('link', { name: 'Return windows' });
    expect(place.getAttribute('href')).toContain('?field=rules.rule.tindervalley-rule-1');
    await user.click(screen.getByRole('button', { name: 'Show all rules' }));
    expect(names()).toHaveLength(3);
  });

  it('fixes a finding by one of the suggested actions, each as one undo step [RL-4] [RL-8] [PC-8]', async () => {
    const { user, changes } = await openPage();
    await screen.findByText(/Never applies/);
    await user.click(within(row('Red wine within 30 days')).getByRole('button', { name: 'Put above' }));
    expect(names()[0]).toBe('Red wine within 30 days');
    await waitFor(() => expect(screen.queryByText(/Never applies/)).toBeNull());
    changes.undo();
    await screen.findByText(/Never applies/);
    await user.click(within(row('Red wine within 30 days')).getByRole('button', { name: 'Turn off' }));
    await waitFor(() => expect(screen.queryByText(/Never applies/)).toBeNull());
    expect(changes.list).toMatchObject([{ key: 'rules.rule.tindervalley-rule-2', value: { enabled: false } }]);
  });

  it('searches rules of all types by name, fact and value [RL-3]', async () => {
    const { user, search } = await openPage();
    const field = screen.getByRole('searchbox', { name: 'Search all rules' });
    await user.type(field, 'price 80');
    expect(await screen.findByText('Rules found: 1')).toBeTruthy();
    expect(names()).toEqual(['Dear bottles to Hobart']);
    await user.click(within(row('Dear bottles to Hobart')).getByRole('link', { name: 'Addresses' }));
    expect(search()).toBe('?field=rules.rule.tindervalley-rule-4');
    expect(tab(/Addresses/).getAttribute('aria-selected')).toBe('true');
    await user.type(screen.getByRole('searchbox'), 'wine red');
    expect(await screen.findByText('Rules found: 1')).toBeTruthy();
    expect(names()).toEqual(['Red wine within 30 days']);
  });

  it('moves a rule to an entered position; a default rule has no drag handle and no position [RL-4]', async () => {
    const page = await openPage();
    const { user } = page;
    await choose(page, 'All wine within 14 days', 'Move to position');
    const form = within(await screen.findByRole('dialog', { name: 'Move rule' }));
    expect(page.search()).toBe('?move=tindervalley-rule-1');
    const place = form.getByRole('textbox', { name: /^Position/ });
    fill(place, '3');
    await user.click(form.getByRole('button', { name: 'Move' }));
    expect(form.getByText('Enter a position from 1 to 2.')).toBeTruthy();
    fill(place, '2');
    await user.click(form.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toEqual(['Red wine within 30 days', 'All wine within 14 days', 'Everything within 21 days']);
    const hasHandle = (rule: string) => row(rule).querySelector('[class*="grip"]') !== null;
    expect([hasHandle('All wine within 14 days'), hasHandle('Everything within 21 days')]).toEqual([true, false]);
  });

  it('shows that the rule to be moved no longer has a position, and closes the dialog [RL-4]', async () => {
    const { search } = await openPage({ search: '?move=tindervalley-rule-3' });
    expect(row('Everything within 21 days').textContent).toContain('Always last');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('The rule you wanted to move no longer exists.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(search()).toBe(''));
  });

  it('hides the order of rules for a type that has no priorities [RL-1]', async () => {
    const { user } = await openPage({ search: '?type=NON_RETURNABLE_ITEM' });
    expect(document.querySelector('[class*="grip"]')).toBeNull();
    await user.click(await waitForValue(() => screen.queryAllByRole('button', { name: /^Actions for/ })[0]));
    await screen.findByRole('menuitem', { name: /^Archive/ });
    expect(screen.queryByRole('menuitem', { name: /^Move/ })).toBeNull();
  });

  it('offers example rules for each type, which are added as disabled rules [RL-1]', async () => {
    const publish = (configuration: CompanyConfiguration) => ({ ...configuration, currencyOverride: 'JPY' });
    const { user, changes } = await openPage({ search: '?type=REFUND_FEES', publish });
    await user.click(screen.getByRole('button', { name: 'Use the example Fee on sale goods' }));
    expect(names()).toEqual(['Fee on sale goods']);
    expect(row('Fee on sale goods').textContent).toContain('Off');
    expect(plainText(row('Fee on sale goods'))).toContain('¥500 is deducted as “Handling fee”');
    expect(screen.getByText('Fee on sale goods was added, turned off.')).toBeTruthy();
    expect(changes.list).toMatchObject([{ value: { ruleType: 'REFUND_FEES', enabled: false } }]);
    await user.click(screen.getByRole('button', { name: 'Examples' }));
    await user.click(await screen.findByRole('menuitem', { name: /^Fee on sale goods/ }));
    expect(names()).toEqual(['Fee on sale goods', 'Fee on sale goods 2']);
  });

  it("shows return addresses by name, and prices in the portal's currency [RL-7]", async () => {
    const publish = (configuration: CompanyConfiguration): CompanyConfiguration => ({
      ...configuration,
      currencyOverride: 'AUD',
      warehousesConfig: configuration.warehousesConfig!.map((each) => ({
        ...each,
        locationName: `The ${each.locationId}`,
      })),
    });
    await openPage({ search: '?type=RETURN_ADDRESS', publish });
    expect(plainText(row('Dear bottles to Hobart'))).toContain(
      'When the price is over A$80.00, an item is returned to The tindervalley-2.',
    );
  });

  it('disables, archives and restores a rule, each as a pending change [PC-10]', async () => {
    const page = await openPage();
    const { user, changes, services } = page;
    await user.click(screen.getByRole('switch', { name: 'Use All wine within 14 days' }));
    expect(changes.list).toMatchObject([
      { type: 'RULES', key: 'rules.rule.tindervalley-rule-1', value: { enabled: false } },
    ]);
    await choose(page, 'Red wine within 30 days', 'Archive rule');
    expect(row('Red wine within 30 days').textContent).toContain('Archived');
    expect(screen.getByText('Red wine within 30 days: Archived')).toBeTruthy();
    const { configuration, pendingConfiguration } = services.get(CompanyStore);
    const [, archived] = changes.list;
    expect(describeChange(archived!, { before: configuration!, after: pendingConfiguration! })).toMatchObject({
      act: 'removed',
    });
    await user.click(screen.getByRole('button', { name: 'Restore Red wine within 30 days' }));
    await choose(page, 'All wine within 14 days', 'Undo changes to this rule');
    expect(changes.count).toBe(0);
  });

  it('can disable published rules and archive unpublished rules if the service does not support archiving [RL-5] [RL-6]', async () => {
    const page = await openPage();
    const { user, changes, services } = page;
    const branding = services.get(BrandingStore);
    const owner = branding.configuration!;
    act(() => branding.adopt({ ...owner, extensions: { ...owner.extensions, history: false } }));
    const rule = 'Red wine within 30 days';
    await choose(page, rule, 'Turn off');
    expect(changes.list).toMatchObject([{ key: 'rules.rule.tindervalley-rule-2', value: { enabled: false } }]);
    // The disabled rule still exists, so a new rule cannot have its name.
    expect(row(rule).textContent).toContain('Off');
    await user.click(screen.getByRole('button', { name: `Actions for ${rule}` }));
    await screen.findByRole('menuitem', { name: /^Edit rule/ });
    expect(screen.queryByRole('menuitem', { name: /^(Archive|Turn off)/ })).toBeNull();
    await user.keyboard('{Escape}');

    await choose(page, rule, 'Duplicate');
    await choose(page, `${rule} (copy)`, 'Archive rule');
    expect(names()).not.toContain(`${rule} (copy)`);
  });

  it('inserts a duplicate directly below its rule, disabled and with an unused name [RL-6]', async () => {
    const page = await openPage();
    await choose(page, 'All wine within 14 days', 'Duplicate');
    await choose(page, 'All wine within 14 days', 'Duplicate');
    expect(names()).toEqual([
      'All wine within 14 days',
      'All wine within 14 days (copy)',
      'All wine within 14 days (copy) 2',
      'Red wine within 30 days',
      'Everything within 21 days',
    ]);
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Use All wine within 14 days (copy)' }).checked).toBe(
      false,
    );
    expect(page.services.get(PublishingStore).problems).toEqual([]);
  });

  it('can list only the rules with problems', async () => {
    const { user } = await openPage();
    await user.click(await screen.findByRole('checkbox', { name: 'Show only rules with problems (1)' }));
    expect(names()).toEqual(['Red wine within 30 days']);
  });

  it('warns that some items match no return window, and can enable or add a default rule [RL-8]', async () => {
    const page = await openPage();
    const { user, changes } = page;
    await user.click(screen.getByRole('switch', { name: 'Use Everything within 21 days' }));
    await user.click(await screen.findByRole('button', { name: 'Turn on the rule for everything else' }));
    await waitFor(() => expect(screen.queryByText(/match no return window/)).toBeNull());
    expect(changes.count).toBe(0);

    await choose(page, 'Everything within 21 days', 'Archive rule');
    await user.click(await screen.findByRole('button', { name: 'Add a rule for everything else' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
    fill(form.getByRole('textbox', { name: /^Name/ }), 'All the rest');
    fill(form.getByRole('textbox', { name: /^Can be returned for/ }), '40');
    await user.tab();
    expect(ruleSentence()).toMatch(/^Otherwise, an item can be returned for 40 days/);
    await user.click(form.getByRole('button', { name: 'Add rule' }));
    await waitFor(() => expect(screen.queryByText(/match no return window/)).toBeNull());
    expect(row('All the rest').textContent).toContain('Always last');
  });

  it('warns that a stored default rule has conditions, and can remove them [RL-8]', async () => {
    const withConditions = (configuration: CompanyConfiguration): CompanyConfiguration => ({
      ...configuration,
      rulesConfig: (configuration.rulesConfig ?? []).map((stored) =>
        stored.isDefault
          ? {
              ...stored,
              rule: { ...stored.rule, conditions: { all: [{ fact: 'price', operator: 'lessThan', value: 100 }] } },
            }
          : stored,
      ),
    });
    const { user, changes } = await openPage({ publish: withConditions });
    const warning = /^This rule is for everything else but has conditions/;
    await screen.findByText(warning);
    expect(screen.getByText(/^Some items match no return window: the rule for everything else has/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Add a rule for everything else' })).toBeNull();
    await user.click(within(row('Everything within 21 days')).getByRole('button', { name: 'Remove its conditions' }));
    await waitFor(() => expect(screen.queryByText(warning)).toBeNull());
    await waitFor(() => expect(screen.queryByText(/match no return window/)).toBeNull());
    expect(changes.list).toMatchObject([{ value: { isDefault: true, rule: { conditions: { all: [] } } } }]);
  });

  it('explains the purpose of a rule type without rules, and adds its first rule [RL-1]', async () => {
    const { user, changes } = await openPage({ search: '?type=REFUND_FEES' });
    expect(screen.getByText(/deduct a fee from the refund/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Add rule' }));
    const form = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
    fill(form.getByRole('textbox', { name: /^Name(?! on)/ }), 'Opened bottles');
    fill(form.getByRole('textbox', { name: /^Values/ }), 'opened');
    fill(form.getByRole('textbox', { name: /^Amount/ }), '4.5');
    fill(form.getByRole('textbox', { name: /^Currency/ }), 'au');
    fill(form.getByRole('textbox', { name: /^Name on/ }), 'Corkage');
    await user.click(form.getByRole('button', { name: 'Add rule' }));
    expect(form.getByText('Enter a currency, for example AUD.')).toBeTruthy();
    fill(form.getByRole('textbox', { name: /^Currency/ }), 'aud');
    expect(ruleSentence()).toBe('When the category is opened, A$4.50 is deducted as “Corkage”.');
    await user.click(form.getByRole('button', { name: 'Add rule' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes.list).toMatchObject([
      {
        type: 'RULES',
        // The key marks a new rule, which the service can create.
        key: expect.stringMatching(/^rules\.rule\.new-/),
        value: {
          ruleType: 'REFUND_FEES',
          ruleDescription: 'Opened bottles',
          enabled: true,
          rule: {
            priority: 1,
            conditions: { all: [{ fact: 'categories', operator: 'fullMatch', value: ['opened'] }] },
            event: { type: 'refundFee', params: { actionValue: { amount: 4.5, name: 'Corkage', currency: 'AUD' } } },
          },
        },
      },
    ]);
    expect(names()).toEqual(['Opened bottles']);
  });
});

describe('the rule form', () => {
  const edit = async (rule: string): Promise<Page> => {
    const page = await openPage({ search: `?rule=${rule}` });
    await screen.findByRole('dialog', { name: 'Edit rule' });
    return page;
  };

  it('offers only the operators that are valid for the selected fact [RL-3]', async () => {
    const { user } = await edit('tindervalley-rule-1');
    const form = within(dialog());
    const options = async (): Promise<readonly (string | null)[]> => {
      const list = await screen.findByRole('listbox');
      return within(list)
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    };
    await user.click(form.getByRole('button', { name: /Comparison/ }));
    expect(await options()).toEqual(['is one of', 'is none of', 'contains']);
    await user.keyboard('{Escape}');
    await user.click(form.getByRole('button', { name: /Field/ }));
    await user.click(await screen.findByRole('option', { name: 'Price' }));
    await user.click(form.getByRole('button', { name: /Comparison/ }));
    expect(await options()).toEqual(['is over', 'is under', 'is between']);
    await user.click(screen.getByRole('option', { name: 'is between' }));
    fill(form.getByRole('textbox', { name: 'From' }), '20');
    fill(form.getByRole('textbox', { name: 'To' }), '10');
    await user.click(form.getByRole('button', { name: 'Apply changes' }));
    expect(form.getByText('The first value can’t be above the second.')).toBeTruthy();
  });

  it('updates at each keystroke the number of matching sample orders and the findings [RL-3] [RL-8]', async () => {
    const { user } = await openPage({ search: '?type=RETURN_WINDOWS&new=rule' });
    const form = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
    const standing = within(form.getByRole('region', { name: 'On sample orders' }));
    await standing.findByText('Order of the rules');
    expect(standing.queryByText(/sample orders/)).toBeNull();
    const values = form.getByRole('textbox', { name: /^Values/ });
    await user.type(values, 'Win');
    await standing.findByText(/^Matches 0 of 2,000 sample orders; applies to 0/);
    await user.type(values, 'e');
    await waitFor(() =>
      expect(plainText(standing.getByText(/comes first for [\d,]+ of/))).toMatch(/All wine within 14 days/),
    );
    await standing.findByText(/^Never applies/);
  });

  it('suggests values from the sample orders and from existing rules [RL-3]', async () => {
    const { user } = await openPage({ search: '?type=RETURN_WINDOWS&new=rule' });
    const form = within(await screen.findByRole('dialog', { name: 'Add a rule' }));
    await user.type(form.getByRole('textbox', { name: /^Values/ }), 'wi');
    await user.click(await form.findByRole('button', { name: 'Add Wine' }));
    expect(ruleSentence()).toContain('When the category is Wine,');
    expect(form.queryByRole('button', { name: 'Add Wine' })).toBeNull();
  });

  it('rejects a name that another rule of the type has, without losing the typed text [RL-6] [FM-1] [VL-validRuleName]', async () => {
    const { user, changes } = await edit('tindervalley-rule-2');
    const name = within(dialog()).getByRole<HTMLInputElement>('textbox', { name: /^Name/ });
    fill(name, 'all WINE within 14 days');
    await user.click(within(dialog()).getByRole('button', { name: 'Apply changes' }));
    expect(within(dialog()).getByText('Another rule of this type has this name.')).toBeTruthy();
    expect(document.activeElement).toBe(name);
    expect(changes.count).toBe(0);
    fill(name, 'all WINE within 14 days too');
    await user.click(within(dialog()).getByRole('button', { name: 'Apply changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(names()).toContain('all WINE within 14 days too');
  });

  it('removes and adds conditions, and says that a rule without conditions matches every item', async () => {
    const { user } = await edit('tindervalley-rule-2');
    const form = within(dialog());
    await user.click(form.getByRole('button', { name: 'Remove condition 1' }));
    expect(ruleSentence()).toBe('When a tag is red, an item can be returned for 30 days, counted from the purchase.');
    await user.click(form.getByRole('button', { name: 'Remove condition 1' }));
    expect(ruleSentence()).toBe('In every case, an item can be returned for 30 days, counted from the purchase.');
    await user.click(form.getByRole('button', { name: 'Add condition' }));
    await user.click(form.getByRole('button', { name: 'Apply changes' }));
    expect(form.getByText('Enter at least one value.')).toBeTruthy();
  });

  it('closes and shows a message if the rule in the URL does not exist', async () => {
    const { user, search } = await openPage({ search: '?rule=nothing' });
    expect(screen.getByText('The rule you wanted to edit no longer exists.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(search()).toBe(''));
    await user.tab();
  });
});
