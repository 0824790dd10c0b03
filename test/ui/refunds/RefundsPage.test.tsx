import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { RefundsPage } from '../../../src/ui/features/refunds/RefundsPage.tsx';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

const openPage = (options: RenderOptions = {}) => renderPage(<RefundsPage />, options);

const refundsSwitch = () => screen.getByRole('switch', { name: /Give refunds/ });
const fee = (): HTMLInputElement => screen.getByRole('textbox', { name: /Restocking fee/ });
const currency = (): HTMLInputElement => screen.getByRole('combobox', { name: /Currency of the portal/ });
const card = (name: string): HTMLElement => screen.getByRole('heading', { name }).closest('section')!;
const example = (term: string) => within(card('Example of a return')).getByText(term).nextElementSibling?.textContent;

const published =
  (more: Partial<CompanyConfiguration>) =>
  (configuration: CompanyConfiguration): CompanyConfiguration => ({ ...configuration, ...more });

describe('RefundsPage', () => {
  it('makes a changed switch pending at once, and shows its published value with a revert button [CF-7]', async () => {
    const { user, changes } = await openPage();
    await user.click(refundsSwitch());
    expect(changes.list).toMatchObject([{ key: 'refunds.enabled', value: false, originalValue: true }]);
    expect(within(card('What customers get back')).getByText('On').tagName).toBe('DEL');
    await user.click(screen.getByRole('button', { name: 'Put back On' }));
    expect(changes.count).toBe(0);
  });

  it('makes a fee pending on blur, and rejects a fee above the price or with three decimals [VL-currency]', async () => {
    const { user, changes } = await openPage();
    await user.type(fee(), '101');
    await user.tab();
    expect(await screen.findByText('Enter up to 100 percent.')).toBeTruthy();
    expect(changes.count).toBe(0);
    await user.clear(fee());
    await user.type(fee(), '12.345');
    await user.tab();
    expect(await screen.findByText(/up to two decimals/)).toBeTruthy();
    await user.clear(fee());
    await user.type(fee(), '12.5');
    await user.tab();
    expect(changes.list).toMatchObject([{ key: 'refunds.restockingFeePercent', value: 12.5 }]);
    act(() => changes.undo());
    expect(fee().value).toBe('');
  });

  it('changes the currency by name or code, and can reset it to the home country’s currency [CF-7]', async () => {
    const { user, changes } = await openPage();
    expect(currency().value).toBe('Home country’s currency: Australian Dollar (AUD)');
    expect(example('Item')).toBe('$100.00');
    await user.click(currency());
    await user.keyboard('japanese{ArrowDown}{Enter}');
    expect(changes.list).toMatchObject([{ key: 'refunds.currencyOverride', value: 'JPY' }]);
    expect(example('Item')).toBe('¥100');
    await user.click(screen.getByRole('button', { name: 'Put back Home country’s currency: Australian Dollar (AUD)' }));
    expect(changes.count).toBe(0);
    expect(example('Item')).toBe('$100.00');
  });

  it("lists the names of currencies in the user's language, without currencies that are not used for payments", async () => {
    const { user } = await openPage({ language: 'fr', publish: published({ currencyOverride: 'CHF' }) });
    const input: HTMLInputElement = screen.getByRole('combobox', { name: /Devise du portail/ });
    expect(input.value).toBe('franc suisse (CHF)');
    await user.click(input);
    await user.keyboard('XAU');
    expect(screen.getByText('Aucune devise n’a ce nom ni ce code.')).toBeTruthy();
  });

  it('can show the example for the published or the pending settings, if these settings differ', async () => {
    const { user } = await openPage({
      publish: published({ refunds: { enabled: true, restockingFeePercent: 10 }, currencyOverride: 'EUR' }),
    });
    expect(screen.queryByRole('radiogroup', { name: 'Version shown' })).toBeNull();
    await user.click(refundsSwitch());
    const sides = within(screen.getByRole('radiogroup', { name: 'Version shown' }));
    expect(sides.getByRole<HTMLInputElement>('radio', { name: 'Pending' }).checked).toBe(true);
    await user.click(sides.getByRole('radio', { name: 'Published' }));
    expect(example('Customer gets back')).toBe('€90.00');
    expect(screen.queryByText(/customers get nothing back/)).toBeNull();
    await user.click(sides.getByRole('radio', { name: 'Pending' }));
    expect(example('Customer gets back')).toBe('€0.00');
    await user.click(refundsSwitch());
    expect(screen.queryByRole('radiogroup', { name: 'Version shown' })).toBeNull();
  });

  it('says that the portal does not collect payments from customers', async () => {
    const { user, changes } = await openPage();
    expect(screen.queryByText(/does not collect/)).toBeNull();
    await user.click(screen.getByRole('switch', { name: /Customers pay in the portal/ }));
    expect(changes.list).toMatchObject([{ key: 'refunds.customerPayments', value: false, originalValue: true }]);
    expect(screen.getByText('The portal does not collect what customers pay.')).toBeTruthy();
  });
});
