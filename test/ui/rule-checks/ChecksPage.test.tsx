import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { RuleChecksGateway } from '../../../src/application/rule-checks/RuleChecksGateway.ts';
import { noChecks } from '../../../src/domain/rule-checks/writeChecks.ts';
import type { RuleCheck } from '../../../src/domain/rule-checks/ruleCheck.ts';
import { InMemoryStorage } from '../../../src/infrastructure/storage/InMemoryStorage.ts';
import { ChecksPage } from '../../../src/ui/features/rule-checks/ChecksPage.tsx';
import { BrokenChecks } from '../../../src/ui/features/rule-checks/review/BrokenChecks.tsx';
import { SimulatorPage } from '../../../src/ui/features/simulator/SimulatorPage.tsx';
import { changeWine } from '../changeWine.ts';
import { plainText } from '../plainText.ts';
import { renderPage, type RenderedPage, type RenderOptions } from '../renderPage.tsx';
import { fill } from '../../support/fill.ts';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const dialog = (): HTMLElement => screen.getByRole('dialog');

/** Opens the simulator with the checks below it, on a service that stores checks. */
const wineCase = '?category=Wine&bought=2026-10-03&asked=2026-10-13';
async function openPages(options: RenderOptions = {}) {
  const page = await renderPage(
    <>
      <SimulatorPage />
      <main data-testid="rules">
        <BrokenChecks />
      </main>
      <main data-testid="checks">
        <ChecksPage />
      </main>
    </>,
    { companyId: 'TINDERVALLEY', search: wineCase, ...options },
  );
  await act(() => page.services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
  await screen.findByText('No checks yet');
  return page;
}

const checksText = (): string => plainText(screen.getByTestId('checks'));

async function makeCheck({ user }: Pick<RenderedPage, 'user'>, name: string): Promise<void> {
  await user.click(button('Turn this case into a check'));
  fill(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' }), name);
  await user.click(within(dialog()).getByRole('button', { name: 'Save check' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

const wineCheck: RuleCheck = {
  id: 'wine',
  name: 'Wine comes back',
  item: { categories: ['Wine'] },
  askedAfter: 0,
  expected: [{ of: 'verdict', is: 'returnable' }],
};

/** Opens only the Checks page, on a service that stores one check, as after a reload or by a link. */
async function openChecks(options: RenderOptions) {
  cleanup();
  const page = await renderPage(<ChecksPage />, { companyId: 'TINDERVALLEY', ...options });
  const write = { checks: [wineCheck], revision: noChecks.revision, idempotencyKey: 'wine' };
  await page.services.get(RuleChecksGateway).store({ rootOrgId: 'AUSPOST', companyId: 'TINDERVALLEY' }, write);
  await act(() => page.services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
  // Searches by text, because an open dialog hides the list from queries by role.
  await screen.findByText('Wine comes back', { selector: 'h3' });
  return page;
}
const field = (name: string): HTMLElement => within(dialog()).getByRole('textbox', { name });

describe('the checks of return rules', () => {
  it('are created from a simulator case with the ticked outcomes, and fail when an edit changes an outcome [RL-7]', async () => {
    const page = await openPages();
    const { user } = page;
    await user.click(button('Turn this case into a check'));
    expect(plainText(await screen.findByRole('dialog'))).toContain(
      'Wine · bought on Oct 3, 2026 · return requested after 10 days',
    );
    const tickedOutcomes = within(dialog()).getAllByRole('checkbox', { checked: true });
    expect(tickedOutcomes.map((each) => plainText(each.closest('label')))).toEqual([
      'Result: Can be returned',
      'Return window: 14 days, counted from: Purchase',
      'Refund trigger: PARCEL_ACCEPTED',
    ]);
    await user.click(within(dialog()).getByRole('button', { name: 'Save check' }));
    expect(within(dialog()).getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await makeCheck(page, 'Wine comes back for 14 days');
    expect(plainText(document.body)).toContain('Wine comes back for 14 days is now a check.');
    expect(checksText()).toContain('1 check passes');

    changeWine(page, 7);
    await waitFor(() => expect(checksText()).toContain('1 check fails'));
    expect(checksText()).toContain('Fails because of unpublished changes');
    expect(checksText()).toContain('ResultAfter publishing: Too late expected: Can be returned');
    expect(checksText()).toContain(
      'After publishing: 7 days, counted from: Purchase expected: 14 days, counted from: Purchase',
    );
    expect(plainText(screen.getByTestId('rules'))).toContain('1 check failsSee the checks');
    expect(screen.getByRole('link', { name: /Open in the simulator/ }).getAttribute('href')).toBe(
      '/TINDERVALLEY/simulator?category=Wine&bought=2026-10-03&asked=2026-10-13',
    );

    await user.click(button('Accept the new outcome of \u2068Wine comes back for 14 days\u2069'));
    await waitFor(() => expect(checksText()).toContain('1 check passes'));
    expect(checksText()).toContain('Passes with unpublished changes');
    expect(screen.getByTestId('rules').textContent).toBe('');
  });

  it('can be renamed to a unique name and removed, and a removed check is restored at its position [RL-7]', async () => {
    const page = await openPages();
    const { user } = page;
    await makeCheck(page, 'First');
    await makeCheck(page, 'Second');
    const names = () =>
      screen.getAllByRole('heading', { level: 3 }).flatMap((each) => (each.closest('li') ? plainText(each) : []));
    const menu = async (name: string, entry: string) => {
      await user.click(button(`More for \u2068${name}\u2069`));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await menu('First', 'Rename');
    const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' });
    expect(page.search()).toMatch(/&check=/);
    fill(name, 'second');
    await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
    await within(dialog()).findByText('Another check has this name.');
    fill(name, 'second to none');
    await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names()).toEqual(['second to none', 'Second']));
    await menu('second to none', 'Remove');
    await waitFor(() => expect(names()).toEqual(['Second']));
    await user.click(button('Restore'));
    await waitFor(() => expect(names()).toEqual(['second to none', 'Second']));
  });

  it('are imported from JSON after a preview of each entry, which marks rejected entries [RL-7]', async () => {
    const page = await openPages();
    const { user } = page;
    await makeCheck(page, 'Here already');
    await user.click(button('Import'));
    const text = within(dialog()).getByRole('textbox', { name: 'Checks as JSON' });
    await user.click(text);
    await user.paste('{"rules": []}');
    await within(dialog()).findByText('This isn’t a list of checks.');
    await user.clear(text);
    const expected = [{ of: 'verdict', is: 'returnable' }];
    const entries = [
      { name: 'New', item: { price: 5 }, expected },
      { name: 'HERE ALREADY', item: {}, expected },
      { name: 'Bad', item: { colour: 'red' }, expected },
    ];
    await user.paste(JSON.stringify({ checks: entries }));
    const rows = await within(dialog()).findByRole('table', { name: 'What the import does' });
    expect(within(rows).getAllByRole('row').slice(1).map(plainText)).toEqual([
      '1NewNew',
      '2ChangedHERE ALREADY',
      '3RefusedBadThe item has unknown fields or invalid values.',
    ]);
    await user.click(within(dialog()).getByRole('button', { name: 'Import 2 checks' }));
    await waitFor(() => expect(checksText()).toContain('2 checks pass'));
    expect(checksText()).toContain('HERE ALREADY');
    expect(checksText()).not.toContain('Bad');
  });

  it('are not available if the service does not store checks [RL-7] [BR-4]', async () => {
    await renderPage(
      <>
        <SimulatorPage />
        <ChecksPage />
      </>,
      { companyId: 'TINDERVALLEY' },
    );
    screen.getByRole('region', { name: 'Result' });
    expect(screen.queryByRole('button', { name: 'Turn this case into a check' })).toBeNull();
    expect(screen.queryByText('No checks yet')).toBeNull();
  });
});

describe('a dialog of the rule checks', () => {
  it('restores its typed text and ticked outcomes after a reload, and asks before it discards them [RL-7] [FM-3] [FM-4] [FM-5]', async () => {
    const storage = new InMemoryStorage();
    const items = '?category=Beer&category.2=Wine&bought.2=2026-10-03&asked=2026-10-13&item=2';
    const first = await openPages({ storage, search: items });
    await first.user.click(button('Turn this case into a check'));
    expect(first.search()).toBe(`${items}&new=check`);
    await screen.findByRole('dialog');
    fill(field('Name'), 'Wine comes back');
    await first.user.click(within(dialog()).getByRole('checkbox', { name: /^Refund trigger/ }));
    cleanup();
    const page = await openPages({ storage, search: `${items}&new=check` });
    expect(await within(dialog()).findByText('Earlier input was restored.')).toBeTruthy();
    expect(plainText(dialog())).toContain('Wine · bought on Oct 3, 2026 · return requested after 10 days');
    expect(field('Name')).toHaveProperty('value', 'Wine comes back');
    const tickedOutcomes = within(dialog()).getAllByRole('checkbox', { checked: true });
    expect(tickedOutcomes.map((each) => plainText(each.closest('label')))).toEqual([
      'Result: Can be returned',
      'Return window: 14 days, counted from: Purchase',
    ]);
    await page.user.click(field('Name'));
    await page.user.keyboard('{Escape}');
    await page.user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await page.user.click(within(dialog()).getByRole('button', { name: 'Save check' }));
    await waitFor(() => expect(checksText()).toContain('1 check passes'));
    await waitFor(() => expect(page.search()).toBe(items));
    await page.user.click(button('Turn this case into a check'));
    await screen.findByRole('dialog');
    expect(field('Name')).toHaveProperty('value', '');
  });

  it('is replaced by a message if the check in the URL no longer exists [RL-7] [FM-5]', async () => {
    const { user, search } = await openChecks({ search: '?check=beer' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('The check you wanted to rename no longer exists.')).toBeTruthy();
    await user.click(button('Dismiss'));
    expect(search()).toBe('');
  });
});
