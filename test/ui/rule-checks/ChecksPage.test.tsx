import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { saveRule } from '../../../src/domain/rules/changes/ruleEdits.ts';
import { listedRule } from '../../../src/domain/rules/ruleRows.ts';
import { ChecksPage } from '../../../src/ui/features/rule-checks/ChecksPage.tsx';
import { BrokenChecks } from '../../../src/ui/features/rule-checks/review/BrokenChecks.tsx';
import { SimulatorPage } from '../../../src/ui/features/simulator/SimulatorPage.tsx';
import { renderPage, type RenderedPage } from '../renderPage.tsx';

const plain = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const dialog = (): HTMLElement => screen.getByRole('dialog');

/** The simulator with the page of the checks below it, on a service that keeps checks. */
async function openPages(search = '?category=Wine&bought=2026-10-03&asked=2026-10-13') {
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
    { companyId: 'TINDERVALLEY', search },
  );
  await act(() => page.services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
  await screen.findByText('No checks yet');
  return page;
}

/** All that the page of the checks says. */
const said = (): string => plain(screen.getByTestId('checks'));

async function makeCheck({ user }: Pick<RenderedPage, 'user'>, name: string): Promise<void> {
  await user.click(button('Turn this case into a check'));
  await user.type(within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' }), name);
  await user.click(within(dialog()).getByRole('button', { name: 'Keep the check' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Makes the window of all wine another, as one pending change. */
function changeWine({ services }: RenderedPage, days: number): void {
  const { configuration } = services.get(CompanyStore);
  const document = configuration!.rulesConfig!.find(
    ({ ruleDescription }) => ruleDescription === 'All wine within 14 days',
  )!;
  const rule = { ...listedRule(document)!, eventData: { days, from: 'purchaseDate' } };
  act(() => services.get(PendingChangesStore).edit([saveRule(configuration!, rule as never)]));
}

describe('checks of return rules', () => {
  it('are made of a case in the simulator, of what was ticked, and break where an edit changes that [RL-7]', async () => {
    const page = await openPages();
    const { user } = page;
    await user.click(button('Turn this case into a check'));
    expect(plain(await screen.findByRole('dialog'))).toContain(
      'Wine · bought on Oct 3, 2026 · return asked for after 10 days',
    );
    const pinned = within(dialog()).getAllByRole('checkbox', { checked: true });
    expect(pinned.map((each) => plain(each.closest('label')))).toEqual([
      'Result: Can be returned',
      'Return window: 14 days, counted from: Purchase',
      'Refund trigger: PARCEL_ACCEPTED',
    ]);
    await user.click(within(dialog()).getByRole('button', { name: 'Keep the check' }));
    expect(within(dialog()).getByRole('textbox', { name: 'Name' }).getAttribute('aria-invalid')).toBe('true');
    await user.click(within(dialog()).getByRole('button', { name: 'Cancel' }));
    await makeCheck(page, 'Wine comes back for 14 days');
    expect(plain(document.body)).toContain('Wine comes back for 14 days is now a check.');
    expect(said()).toContain('1 check passes');

    changeWine(page, 7);
    await waitFor(() => expect(said()).toContain('1 check gives something else than expected'));
    expect(said()).toContain('By unpublished changes');
    expect(said()).toContain('ResultAfter publishing: Too late expected: Can be returned');
    expect(said()).toContain(
      'After publishing: 7 days, counted from: Purchase expected: 14 days, counted from: Purchase',
    );
    expect(plain(screen.getByTestId('rules'))).toContain('1 check gives something else than expectedSee the checks');
    expect(screen.getByRole('link', { name: /Open in the simulator/ }).getAttribute('href')).toBe(
      '/TINDERVALLEY/simulator?category=Wine&bought=2026-10-03&asked=2026-10-13',
    );

    await user.click(button('Accept the new outcome of \u2068Wine comes back for 14 days\u2069'));
    await waitFor(() => expect(said()).toContain('1 check passes'));
    expect(said()).toContain('Passes with unpublished changes');
    expect(screen.getByTestId('rules').textContent).toBe('');
  });

  it('are renamed to a name of their own, removed, and brought back to their place [RL-7]', async () => {
    const page = await openPages();
    const { user } = page;
    await makeCheck(page, 'First');
    await makeCheck(page, 'Second');
    const names = () =>
      screen.getAllByRole('heading', { level: 3 }).flatMap((each) => (each.closest('li') ? plain(each) : []));
    const menu = async (name: string, entry: string) => {
      await user.click(button(`More for \u2068${name}\u2069`));
      await user.click(await screen.findByRole('menuitem', { name: entry }));
    };
    await menu('First', 'Rename');
    const name = within(await screen.findByRole('dialog')).getByRole('textbox', { name: 'Name' });
    await user.clear(name);
    await user.type(name, 'second');
    await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
    await within(dialog()).findByText('Another check has this name.');
    await user.type(name, ' to none');
    await user.click(within(dialog()).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(names()).toEqual(['second to none', 'Second']));
    await menu('second to none', 'Remove');
    await waitFor(() => expect(names()).toEqual(['Second']));
    await user.click(button('Restore'));
    await waitFor(() => expect(names()).toEqual(['second to none', 'Second']));
  });

  it('come in as JSON, once what each entry does was seen; what is refused is named [RL-7]', async () => {
    const page = await openPages();
    const { user } = page;
    await makeCheck(page, 'Here already');
    await user.click(button('Import'));
    const text = within(dialog()).getByRole('textbox', { name: 'Checks as JSON' });
    await user.click(text);
    await user.paste('{"rules": []}');
    await within(dialog()).findByText('No list of checks can be read from this.');
    await user.clear(text);
    const expected = [{ of: 'verdict', is: 'returnable' }];
    const entries = [
      { name: 'New', item: { price: 5 }, expected },
      { name: 'HERE ALREADY', item: {}, expected },
      { name: 'Bad', item: { colour: 'red' }, expected },
    ];
    await user.paste(JSON.stringify({ checks: entries }));
    const rows = await within(dialog()).findByRole('list', { name: 'What the import does' });
    expect(within(rows).getAllByRole('listitem').map(plain)).toEqual([
      '1NewNew',
      '2HERE ALREADYChanged',
      '3BadThe item has facts that rules do not know, or values they cannot read.Refused',
    ]);
    await user.click(within(dialog()).getByRole('button', { name: 'Import 2 checks' }));
    await waitFor(() => expect(said()).toContain('2 checks pass'));
    expect(said()).toContain('HERE ALREADY');
    expect(said()).not.toContain('Bad');
  });

  it('are nowhere offered where the service keeps none [RL-7] [BR-4]', async () => {
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
