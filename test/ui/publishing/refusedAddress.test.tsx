import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MerchantConfigDocument } from '../../../contract/company/merchantConfig.ts';
import { saveWarehouse } from '../../../src/domain/warehouses/changes/warehouseEdits.ts';
import { aSample } from '../../support/samples/aSample.ts';
import { aWarehouse, someWarehouses } from '../../support/samples/warehouses.ts';
import { anEnvironment } from '../../support/workspace.ts';
import { button, renderDock } from './renderDock.tsx';

const published = someWarehouses();
const address = { line1: '1 High Street', town: 'Perth', area: 'WA', postcode: '6000', country: 'AU' };
const moved = aWarehouse({ locationId: 'acme-2', locationName: 'Outlet', place: { address } });

/** ACME with address validation. DPD serves only Belgium. USPS is enabled only with `anyCarrier`. */
function environment({ anyCarrier = false } = {}) {
  const sample = aSample();
  const document: MerchantConfigDocument = sample.owners[0]?.merchants[0]?.configuration ?? expect.fail('no merchant');
  document.features = { addressValidationRequired: true, anyValidCarrierAllowed: anyCarrier };
  document.addresses = { multiCarrierAddressesApiEnabled: true };
  document.emailAddresses = { multiCarrierSupportEmail: 'help@owner.example' };
  document.warehousesConfig = structuredClone(published) as MerchantConfigDocument['warehousesConfig'];
  document.offeredCarriers = [
    { carrierCompanyId: 'USPS' },
    { carrierCompanyId: 'DPD', name: 'DPD Belgium', countries: ['BE'] },
  ];
  const product = document.products['RETURNS_PORTAL'] ?? expect.fail('no product');
  const dpd = { carrierCompanyId: 'DPD', enabled: true, default: true };
  const usps = { carrierCompanyId: 'USPS', enabled: anyCarrier, default: false };
  product.carrierConfig = { carriers: [dpd, usps] };
  return anEnvironment(sample);
}

it('a stopped publish shows which address was refused, and that nothing went live [PB-9] [WH-7]', async () => {
  const { user, changes } = await renderDock(environment());
  await act(async () => changes.edit([saveWarehouse(published, moved)]));
  await user.click(button('Publish'));
  const panel = await screen.findByRole('alertdialog', { name: 'Publishing did not start' });
  expect(panel.textContent).toContain('The return address Outlet is not served by \u2068DPD Belgium (DPD)\u2069.');
  expect(panel.textContent).toContain('Nothing has gone live.');
  await user.click(within(panel).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(/Publishing stopped/)).toBeNull();
});

it('the notice about an accepted address names the carriers that do not serve it and the support e-mail address [WH-7]', async () => {
  const { user, changes } = await renderDock(environment({ anyCarrier: true }));
  await act(async () => changes.edit([saveWarehouse(published, moved)]));
  await user.click(button('Publish'));
  const notice = 'Outlet was accepted, but \u2068DPD Belgium (DPD)\u2069 can’t deliver there.';
  const help = await screen.findByRole('link', { name: 'help@owner.example' });
  expect(help.getAttribute('href')).toBe('mailto:help@owner.example');
  expect(help.parentElement?.textContent).toContain(notice);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe(`1 change is live. ${notice}`);
  const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
  await user.click(dismiss ?? expect.fail('There is no way to dismiss it.'));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'help@owner.example' })).toBeNull());
});
