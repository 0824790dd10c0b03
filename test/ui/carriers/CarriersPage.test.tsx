import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { carriersOf, withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import type { Carrier, CarrierSettings } from '../../../src/domain/company/parts/carrier.ts';
import { SECRET_MASK } from '../../../src/domain/carriers/account/accountSecrets.ts';
import { CarriersPage } from '../../../src/ui/features/carriers/CarriersPage.tsx';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

const openPage = (options: RenderOptions = {}) => renderPage(<CarriersPage />, options);
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { name, level: 2 });
  return within(heading.closest('li')!);
};
const dialog = async () => within(await screen.findByRole('dialog'));

const carriers =
  (change: (listed: readonly Carrier[]) => readonly Carrier[], settings: CarrierSettings = {}) =>
  (configuration: CompanyConfiguration): CompanyConfiguration => ({
    ...withCarriers(configuration, change(carriersOf(configuration))),
    carriers: { ...configuration.carriers, ...settings },
  });

describe('CarriersPage', () => {
  it('shows the countries, account, usage and state of each carrier [CR-1] [CR-4] [CR-7]', async () => {
    await openPage();
    const post = await card('Australia Post');
    for (const text of ['Collects in Australia', 'Default', '1234567', 'Every return without a carrier rule'])
      expect(post.getByText(text)).toBeTruthy();
    const dpd = await card('DPD');
    for (const text of ['Collects everywhere', 'In use', 'D48213', 'Kayaks go with DPD', 'Australia and New Zealand'])
      expect(dpd.getByText(text)).toBeTruthy();
    const bpost = await card('bpost');
    expect(bpost.getByText('Not set up')).toBeTruthy();
    expect(bpost.getByText('None of the portal’s countries')).toBeTruthy();
  });

  it('adds a carrier account, validated by the carrier’s rules, as a pending change [CR-6]', async () => {
    const { user, changes } = await openPage();
    await user.click((await card('bpost')).getByRole('button', { name: 'Set up' }));
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: /Account number/ }), 'A1!');
    await user.click(form.getByRole('button', { name: 'Set up' }));
    expect(await form.findByText('Enter 6 letters and digits.')).toBeTruthy();
    expect(changes.list).toEqual([]);
    await user.clear(form.getByRole('textbox', { name: /Account number/ }));
    await user.type(form.getByRole('textbox', { name: /Account number/ }), 'A1B2C3');
    await user.click(form.getByRole('button', { name: 'Set up' }));
    expect(changes.list).toMatchObject([
      { key: 'carriers.carrier.BPOST', value: { enabled: true, account: { accountNumber: 'A1B2C3' } } },
    ]);
    const bpost = await card('bpost');
    expect(bpost.getByText('New')).toBeTruthy();
    expect(bpost.getByText(/can’t deliver to any return address/)).toBeTruthy();
  });

  it('never shows a secret, does not change it if the field is empty, and warns that a typed secret is not stored [CR-6]', async () => {
    const account = { accountNumber: SECRET_MASK };
    const publishedUsps = { carrierCompanyId: 'USPS', enabled: true, default: false, account };
    const { user, changes } = await openPage({ publish: carriers((listed) => [...listed, publishedUsps]) });
    const usps = await card('USPS');
    expect(usps.getByText('Saved, not shown')).toBeTruthy();
    await user.click(usps.getByRole('button', { name: 'Edit account' }));
    const form = await dialog();
    const field = form.getByLabelText<HTMLInputElement>(/Account number/);
    expect([field.value, field.type]).toEqual(['', 'password']);
    await user.click(form.getByRole('button', { name: 'Save account' }));
    expect(changes.list).toEqual([]);
    await user.click((await card('USPS')).getByRole('button', { name: 'Edit account' }));
    const again = await dialog();
    await user.type(again.getByLabelText(/Account number/), '0123456789abcdef0123456789abcdef');
    expect(again.getByText(/again if you reload/)).toBeTruthy();
  });

  it('lists the countries that lose their carrier before its removal, and reassigns its rules in the same step [CR-5]', async () => {
    const { user, changes } = await openPage();
    await user.click((await card('DPD')).getByRole('button', { name: 'Actions for DPD' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove carrier' }));
    const question = await dialog();
    expect(question.getByText(/collects in New Zealand/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Remove carrier' }));
    expect((await card('DPD')).getByText('Removed')).toBeTruthy();
    expect(new Set(changes.list.map(({ key }) => key.split('.')[0]))).toEqual(new Set(['carriers', 'rules']));
    await user.click((await card('DPD')).getByRole('button', { name: 'Restore' }));
    expect((await card('DPD')).queryByText('Removed')).toBeNull();
  });

  it('warns when the last enabled carrier is disabled', async () => {
    const { user } = await openPage({ publish: carriers((listed) => listed.slice(0, 1)) });
    await user.click((await card('Australia Post')).getByRole('switch'));
    expect((await dialog()).getByText(/No other carrier is in use/)).toBeTruthy();
  });

  it('sets another carrier as the default, and unsets the previous default [CR-4]', async () => {
    const { user, changes } = await openPage();
    await user.click((await card('DPD')).getByRole('button', { name: 'Make default' }));
    expect(changes.list).toMatchObject([{ key: 'carriers.default', value: { carrierCompanyId: 'DPD' } }]);
  });

  it('offers no second carrier if the contract covers only one carrier, and shows the reason [CR-2] [CR-7]', async () => {
    await openPage({ publish: carriers((listed) => listed.slice(0, 1), { multiCarrierEnabled: false }) });
    await card('Australia Post');
    expect(screen.queryByRole('heading', { name: 'bpost' })).toBeNull();
    expect(screen.getByText(/Only one carrier can be set up here/)).toBeTruthy();
  });

  it('shows an empty state if the owner offers no carrier', async () => {
    await openPage({ publish: (configuration) => ({ ...carriers(() => [])(configuration), offeredCarriers: [] }) });
    expect(await screen.findByText('No carriers available')).toBeTruthy();
  });
});
