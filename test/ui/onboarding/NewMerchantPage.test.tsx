import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { MerchantDirectory } from '../../../src/application/merchants/MerchantDirectory.ts';
import { OnboardingGateway } from '../../../src/application/onboarding/OnboardingGateway.ts';
import { SessionStorage } from '../../../src/application/shared/KeyValueStorage.ts';
import { TRADING_NAME_TAKEN } from '../../../src/domain/errors/errorMessages.ts';
import { changesOfDraft } from '../../../src/domain/onboarding/draft/draftChanges.ts';
import type { MerchantDraft } from '../../../src/domain/onboarding/draft/merchantDraft.ts';
import { templateRows } from '../../../src/domain/onboarding/transfer/writeMerchants.ts';
import { err } from '../../../src/domain/shared/result.ts';
import { writeTable } from '../../../src/domain/tables/writeTable.ts';
import { pages } from '../../support/composition.ts';
import { TYPING_REST } from '../../../src/ui/shared/search/useRestingText.ts';
import { aMerchantDraft } from '../../support/samples/aMerchantDraft.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

await Promise.all(pages.filter(({ path }) => path === '/merchants/new').map(({ load }) => load()));

async function openPage(address = '/merchants/new', sample = aSample()) {
  const app = await openApp(sample, 'HOUSE', 'admin');
  app.show(address);
  await screen.findByRole('heading', { level: 1, name: 'New merchant', hidden: true });
  await screen.findByRole('navigation', { name: 'Parts of the form', hidden: true });
  const user = userEvent.setup({ delay: null });
  const fill = async (label: string, text: string) => {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  };
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  const partPath = async () => within(await screen.findByRole('navigation', { name: 'Parts of the form' }));
  const changes = app.services.get(PendingChangesStore);
  const addPending = (more: Partial<MerchantDraft> = {}) => {
    const made = changesOfDraft(aMerchantDraft(more), { requestId: 'request-1', product: 'RETURNS' });
    if (made.ok) changes.edit(made.value);
  };
  const found = async (search: string) => {
    const page = await app.services.get(MerchantDirectory).search('HOUSE', { search, sort: 'name' });
    return page.ok ? page.value.merchants.map(({ companyId }) => companyId) : [];
  };
  const waitForTypingRest = async () => act(async () => app.clock.advance(TYPING_REST));
  return { ...app, partPath, waitForTypingRest, user, fill, press, changes, addPending, found };
}

describe('NewMerchantPage', () => {
  it('collects the data in several parts, adds the merchant as a pending change and creates it by a publish', async () => {
    const { fill, press, user, changes, found } = await openPage();
    await press('Next: Contact and sign-in');
    expect(screen.getByRole('heading', { level: 2, name: 'Company' })).toBeTruthy();
    await fill('Company name', 'New Company');
    await fill('Company ID', 'newco');
    await fill('Legal entity', 'New Company Pty Ltd');
    await fill('Web address of the portal', 'https://newco.example');
    await press('Next: Contact and sign-in');
    await fill('First name', 'Grace');
    await fill('Last name', 'Lim');
    await fill('Sign-in name', 'staff@newco.example');
    await fill('Phone number', '+61 8 7000 1200');
    await press('Next: Product and pricing');
    expect(screen.getByLabelText('Customer charge account').hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('radio', { name: 'Tier 2' }));
    await fill('Customer charge account', '2000102');
    await fill('Merchant charge account', '2000902');
    await fill('Key of the customer charge account', 'hush');
    await fill('Location', 'AB1');
    await fill('Carrier account', '1204417');
    await fill('User name', 'newco');
    await press('Next: Sign-up');
    await fill('Trading name', 'Newco');
    await press('Next: Check');
    await press('Add merchant');
    expect(await screen.findByRole('heading', { name: '1 merchant to publish' })).toBeTruthy();
    expect(changes.list.map(({ key }) => key)).toEqual(['onboarding.NEWCO', 'signup.NEWCO']);
    expect(screen.getByLabelText<HTMLInputElement>('Company name').value).toBe('');
    const [publish] = await screen.findAllByRole('button', { name: 'Publish' });
    if (publish) await user.click(publish);
    const link = await screen.findByRole('link', { name: 'Checklist of NEWCO' });
    expect(link.getAttribute('href')).toBe('/merchants/overview?review=NEWCO');
    expect(await found('newco')).toEqual(['NEWCO']);
  });

  it('restores typed text when the page is opened again, except the charge key [PC-9]', async () => {
    const { fill, show, press, user, services, partPath } = await openPage();
    await fill('Company name', 'New Company');
    await user.click((await partPath()).getByRole('button', { name: /Product and pricing/ }));
    await user.click(screen.getByRole('radio', { name: 'Tier 2' }));
    await fill('Key of the customer charge account', 'hush');
    await press(/^4?Sign-up/);
    await fill('Trading name', 'Newco');
    const storedText = JSON.stringify(services.get(SessionStorage).entries());
    expect(storedText).toContain('Newco');
    expect(storedText).not.toContain('hush');
    show('/merchants/overview');
    await screen.findByRole('heading', { level: 1, name: 'Merchants' });
    show('/merchants/new');
    expect((await screen.findByLabelText<HTMLInputElement>('Company name')).value).toBe('New Company');
  });

  it('shows while the user types that an id or a trading name is already used [PB-11]', async () => {
    const { fill, press, changes, waitForTypingRest } = await openPage();
    await fill('Company ID', 'koyo');
    await waitForTypingRest();
    expect((await screen.findAllByText('Another merchant has this ID.')).length).toBeGreaterThan(0);
    await press(/^4?Sign-up/);
    await fill('Trading name', ' ACME');
    await waitForTypingRest();
    expect(await screen.findByText(/^Another merchant’s company has this name/)).toBeTruthy();
    await press(/^5?Check/);
    await press('Add merchant');
    expect(await screen.findByRole('heading', { level: 2, name: 'Company' })).toBeTruthy();
    expect(changes.count).toBe(0);
  });

  it('edits and removes a merchant whose onboarding is pending', async () => {
    const { press, fill, addPending, changes } = await openPage();
    addPending();
    await press('Edit New Company');
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Company ID').value).toBe('NEWCO'));
    await fill('Company name', ' and Sons');
    await press(/^5?Check/);
    await press('Update merchant');
    expect(await screen.findByText('New Company and Sons')).toBeTruthy();
    expect(changes.count).toBe(2);
    await press('Remove New Company and Sons');
    expect(changes.count).toBe(0);
  });

  it('does not add an incomplete merchant, and links to the missing fields [FM-1]', async () => {
    const { press, changes } = await openPage('/merchants/new?part=check');
    await press('Add merchant');
    expect(changes.count).toBe(0);
    expect(await screen.findByRole('heading', { level: 2, name: 'Company' })).toBeTruthy();
    await press(/^5?Check/);
    await press('Trading name');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Trading name/)));
  });

  it('marks the trading name that the service rejected as duplicate, and loses no pending merchant [PB-11]', async () => {
    const { services, addPending, user, changes, press } = await openPage();
    const gateway = services.get(OnboardingGateway);
    vi.spyOn(gateway, 'signUp').mockResolvedValueOnce(
      err({ kind: 'rejected', status: 400, message: TRADING_NAME_TAKEN }),
    );
    addPending();
    await press('Publish');
    const notice = await screen.findByText('New Company is onboarded, but could not be signed up');
    const banner = notice.closest('[data-banner]') as HTMLElement;
    expect(within(banner).getByText('A merchant with this trading name exists already.')).toBeTruthy();
    expect(changes.count).toBe(2);
    const stopped = await screen.findByRole('alertdialog', { name: 'Publishing stopped at step 2 of 2' });
    expect(stopped.textContent).toContain('1 change is live already. 1 change is still here, unsent.');
    await user.click(within(stopped).getByRole('button', { name: 'Keep editing' }));
    await user.click(within(banner).getByRole('button', { name: 'Edit New Company' }));
    const field = await screen.findByLabelText('Trading name');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(
      screen.getByRole('button', { name: /Sign-up.*A merchant with this trading name exists already/ }),
    ).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await press(/^5?Check/);
    await press('Update merchant');
    await user.type(await screen.findByLabelText('Trading name'), ' Too');
    await press(/^5?Check/);
    await press('Update merchant');
    await waitFor(() =>
      expect(changes.get('signup.NEWCO')?.value).toMatchObject({ applicant: { tradingName: 'Newco Too' } }),
    );
  });
});

/** A file of merchants with these ids, all with the same trading name. */
function fileOfIds(...ids: readonly string[]): string {
  const [names = [], example = []] = templateRows({ carrier: '', isSignupSkipped: false });
  const rows = ids.map((id) =>
    example.map((cell, place) => (['companyId', 'tradingName'].includes(names[place] ?? '') ? id : cell)),
  );
  return writeTable([names, ...rows]);
}

/** Opens the import dialog, and pastes a file of merchants with these ids. */
async function openImport(...ids: readonly string[]) {
  const page = await openPage('/merchants/new?new=import');
  const dialog = within(await screen.findByRole('dialog', { name: 'Import merchants' }));
  await page.user.click(dialog.getByLabelText('Rows from a spreadsheet'));
  await page.user.paste(fileOfIds(...ids));
  return { ...page, dialog };
}

describe('the import of merchants from a file', () => {
  it('shows each row with its errors, and adds the valid rows as one undo step', async () => {
    const { dialog, changes, press } = await openImport('A', 'B', 'no id');
    expect(await dialog.findByText('New: 2. Refused, and left out: 1.')).toBeTruthy();
    expect(dialog.getByText('Company ID: Use 1 to 64 letters, digits, hyphens and underscores.')).toBeTruthy();
    await press('Add 2 merchants');
    await waitFor(() => expect(changes.count).toBe(4));
    // The form is collapsed while the imported merchants are reviewed, and their onboarding is marked as irreversible.
    expect(screen.queryByRole('navigation', { name: 'Parts of the form' })).toBeNull();
    expect(screen.getByText('Can’t be undone')).toBeTruthy();
    await press('Add another merchant');
    expect(await screen.findByRole('navigation', { name: 'Parts of the form' })).toBeTruthy();
    act(() => changes.undo());
    expect(changes.count).toBe(0);
  });

  it('checks all rows against the owner’s merchants in one request, and skips existing merchants', async () => {
    const { dialog, changes, waitForTypingRest, services, press } = await openImport('acme', 'KOYO', 'FRESH');
    const findUsedNames = vi.spyOn(services.get(OnboardingGateway), 'findUsedNames');
    expect(await dialog.findByText('Checking for existing merchants…')).toBeTruthy();
    await waitForTypingRest();
    expect(await dialog.findByText('New: 1. Refused, and left out: 2.')).toBeTruthy();
    expect(dialog.getAllByText('Company ID: Another merchant has this ID.')).toHaveLength(2);
    await press('Add 1 merchant');
    await waitFor(() => expect(changes.count).toBe(2));
    expect(findUsedNames).toHaveBeenCalledTimes(1);
  });

  it('shows the rows again if some of their merchants already exist when they are added', async () => {
    const { dialog, changes, press } = await openImport('ACME', 'FRESH');
    await dialog.findByText('New: 2. Refused, and left out: 0.');
    await press('Add 2 merchants');
    expect(await dialog.findByText(/^Some of these merchants exist already/)).toBeTruthy();
    expect(changes.count).toBe(0);
    await press('Add 1 merchant');
    await waitFor(() => expect(changes.count).toBe(2));
  });

  it('adds the merchants with a notice if the check for existing merchants fails', async () => {
    const { dialog, changes, waitForTypingRest, services, press } = await openImport('ACME');
    vi.spyOn(services.get(OnboardingGateway), 'findUsedNames').mockResolvedValue(err({ kind: 'unavailable' }));
    await dialog.findByText('Checking for existing merchants…');
    await waitForTypingRest();
    expect(await dialog.findByText(/^Couldn’t check for existing merchants/)).toBeTruthy();
    await press('Add 1 merchant');
    await waitFor(() => expect(changes.count).toBe(2));
  });
});
