// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { MerchantConfigDocument } from '../../../contract/merchantConfig.ts';
import { saveWarehouse } from '../../../src/domain/warehouses/warehouseEdits.ts';
import { DemoService } from '../../../src/infrastructure/demo/DemoService.ts';
import { aSample } from '../../support/aSample.ts';
import '../../support/domGaps.ts';
import { aWarehouse, someWarehouses } from '../../support/warehouses.ts';
import { aGround } from '../../support/workspace.ts';
import { button, renderDock } from './renderDock.tsx';

afterEach(cleanup);

const published = someWarehouses();

/** ACME, whose addresses are validated; DPD serves Belgium alone. */
function ground() {
  const sample = aSample();
  const document: MerchantConfigDocument = sample.owners[0]?.merchants[0]?.configuration ?? expect.fail('no merchant');
  document.features = { addressValidationRequired: true };
  document.warehousesConfig = structuredClone(published) as MerchantConfigDocument['warehousesConfig'];
  document.offeredCarriers = [{ carrierCompanyId: 'DPD', countries: ['BE'] }];
  const product = document.products['RETURNS_PORTAL'] ?? expect.fail('no product');
  product.carrierConfig = { carriers: [{ carrierCompanyId: 'DPD', enabled: true, default: true }] };
  return { ...aGround(), service: new DemoService(sample) };
}

it.each([
  [{ line1: 'Kaai 1', country: 'BE' }, 'The return address Outlet was not found.'],
  [
    { line1: '1 High Street', town: 'Perth', area: 'WA', postcode: '6000', country: 'AU' },
    'The return address Outlet is not served by DPD.',
  ],
])('names the address %j that stands in the way, and that nothing went live [PB-9] [WH-7]', async (address, reason) => {
  const { user, changes } = await renderDock(ground());
  const moved = aWarehouse({ locationId: 'acme-2', locationName: 'Outlet', place: { address } });
  await act(async () => changes.edit([saveWarehouse(published, moved)]));
  await user.click(button('Publish'));
  const panel = await screen.findByRole('alertdialog', { name: 'Publishing did not start' });
  expect(panel.textContent).toContain(reason);
  expect(panel.textContent).toContain('Nothing has gone live.');
  await user.click(within(panel).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText(/Publishing stopped/)).toBeNull();
});
