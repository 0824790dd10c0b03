import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { saveRule } from '../../../src/domain/rules/changes/ruleEdits.ts';
import { listedRules } from '../../../src/domain/rules/ruleRows.ts';
import { ReviewedChecks } from '../../../src/ui/features/rule-checks/review/ReviewedChecks.tsx';
import { TestReturnPage } from '../../../src/ui/features/test-return/TestReturnPage.tsx';
import { openPreview } from '../../support/openPreview.ts';
import { renderPage, type RenderedPage, type RenderOptions } from '../renderPage.tsx';
import { waitForValue } from '../waitForValue.ts';

const openPage = (options: RenderOptions = {}) => renderPage(<TestReturnPage />, options);

const plain = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
const reasonsText = (): string => plain(screen.getByRole('list', { name: 'Why' }));

/** Shortens every return window, as one pending change per rule. */
function shortenWindows({ services, changes }: RenderedPage): void {
  const { configuration } = services.get(CompanyStore);
  const windows = listedRules(configuration!.rulesConfig ?? []).filter(({ ruleType }) => ruleType === 'RETURN_WINDOWS');
  act(() =>
    changes.edit(
      windows.map((rule) =>
        saveRule(configuration!, { ...rule, eventData: { days: 5, from: 'purchaseDate' } } as never),
      ),
    ),
  );
}

describe('TestReturnPage', () => {
  it('can be used like the customer portal, through all screens, without booking a return [CT-2] [CF-7]', async () => {
    const { user, search } = await openPage();
    expect(screen.getByText('Nothing is booked')).toBeDefined();
    const portal = await openPreview();
    const heading = (): string | null | undefined => portal.queryAllByRole('heading', { level: 1 })[0]?.textContent;
    for (const step of ['selectReturns', 'selectReturnMethod', 'bookingConfirmation']) {
      const previousHeading = heading();
      await user.click(await waitForValue(() => portal.queryAllByRole('button', { name: 'Continue' })[0]));
      await waitFor(() => expect(search()).toBe(`?screen=${step}`));
      // The preview renders in its own frame, after the address has changed.
      await waitFor(() => expect(heading()).not.toBe(previousHeading));
    }
    await user.click(portal.getByRole('button', { name: 'Book this return' }));
    expect(await portal.findByRole('heading', { level: 1, name: 'Your return is booked' })).toBeDefined();
    const strip = within(screen.getByRole('list', { name: 'Screens' }));
    expect(strip.getAllByText(/, visited/)).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await portal.findByRole('heading', { level: 1, name: 'Tell us what you are returning' })).toBeDefined();
    expect(search()).toBe('');
  });

  it('shows miniatures of the five screens; only the button of each miniature can be focused', async () => {
    const { user, search } = await openPage();
    const strip = await openPreview(/^Screens$/);
    const headings = strip.getAllByRole('heading', { level: 1, hidden: true }).map(({ textContent }) => textContent);
    expect(headings).toHaveLength(5);
    expect(headings[4]).toBe('Your return is booked');
    expect(strip.queryAllByRole('button')).toEqual([]);
    await user.click(screen.getByRole('button', { name: '5. Done' }));
    await waitFor(() => expect(search()).toBe('?screen=returnSubmitted'));
  });

  it('shows the reason for each decision, and the published value struck through next to the pending value [RL-4] [CF-7]', async () => {
    const page = await openPage({ search: '?screen=selectReturns' });
    await openPreview();
    expect(reasonsText()).toContain('No other rule matches. The return window of 30 days ends on');
    expect(screen.queryByText(/Differs from published/)).toBeNull();
    shortenWindows(page);
    expect(await screen.findByText(/Differs from published: \d+ of \d+/)).toBeDefined();
    const [changed] = screen.getAllByText('Changed').map((chip) => chip.closest('[data-decision]'));
    expect(plain(changed)).toMatch(/Can go back until .* Published: /);
    expect(changed?.querySelector('del')?.textContent).toMatch(/\d{4}/);
    await page.user.click(await screen.findByRole('radio', { name: 'Published' }));
    expect(await screen.findByText(/Different after publishing/)).toBeDefined();
  });

  it('outlines the element of the preview that belongs to the hovered decision', async () => {
    const { user } = await openPage({ search: '?screen=selectReturns' });
    const portal = await openPreview();
    const [first] = within(screen.getByRole('list', { name: 'Why' })).getAllByRole('listitem');
    const outlinedElement = () => portal.getByRole('main').querySelector('[data-pointed]');
    expect(outlinedElement()).toBeNull();
    await user.hover(first!);
    await waitFor(() => expect(outlinedElement()).not.toBeNull());
    expect(plain(outlinedElement())).toContain(plain(first).split(/ A\$[0-9]/, 1)[0]);
    await user.unhover(first!);
    await waitFor(() => expect(outlinedElement()).toBeNull());
  });

  it('saves the items as checks, which fail once the rules lead to another decision [RL-7] [CF-7]', async () => {
    const page = await renderPage(
      <>
        <TestReturnPage />
        <aside data-testid="review">
          <ReviewedChecks onLeave={() => undefined} />
        </aside>
      </>,
      {},
    );
    const { user, services } = page;
    await act(() => services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
    await user.click(await screen.findByRole('button', { name: 'Turn into a check' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn into a check' }));
    const items = dialog.getAllByRole('checkbox');
    expect(items.length).toBeGreaterThan(1);
    expect(items.map((item) => plain(item.closest('label')))).toEqual(
      items.map(() => expect.stringMatching(/Result: /)),
    );
    await user.click(await waitForValue(() => items[0]));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Four in one order');
    await user.click(dialog.getByRole('button', { name: 'Save check' }));
    expect(await screen.findByText(new RegExp(`^Checks saved: ${items.length - 1}\\.`))).toBeDefined();
    shortenWindows(page);
    await waitFor(() => expect(plain(screen.getByTestId('review'))).toMatch(/Four in one order: .* expected/));
  });

  it('cannot save checks if no item is chosen or the service does not store checks [RL-7] [BR-4]', async () => {
    const { user, services } = await openPage();
    expect(screen.queryByRole('button', { name: 'Turn into a check' })).toBeNull();
    await act(() => services.get(BrandingStore).load('AUSTRALIA_POST', '/'));
    await user.click(await screen.findByRole('button', { name: 'Turn into a check' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Turn into a check' }));
    for (const item of dialog.getAllByRole('checkbox')) await user.click(item);
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Nothing');
    await user.click(dialog.getByRole('button', { name: 'Save check' }));
    expect(await dialog.findByText('Choose at least one item.')).toBeDefined();
  });
});
