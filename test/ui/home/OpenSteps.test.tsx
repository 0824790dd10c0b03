import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import { switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import type { Services } from '../../../src/infrastructure/ioc/container.ts';
import { aSample, aSampleWithoutAddress } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

function offerReasons(services: Services, isOn: boolean): void {
  const { configuration } = services.get(CompanyStore);
  const reasons = configuration && productOf(configuration).returnReasons;
  if (!configuration || !reasons) throw new Error('no company is open');
  act(() => services.get(PendingChangesStore).edit([switchReasons(reasons, isOn)]));
}

const strip = () => screen.queryByRole('region', { name: 'Setup' });
const shownStrip = async () => within(await screen.findByRole('region', { name: 'Setup' }));

describe('OpenSteps', () => {
  it('shows the open setup steps of this page and of other pages, with a link to the next step', async () => {
    const { show } = await openApp(aSampleWithoutAddress(), 'ACME');
    show('/ACME/return-addresses');
    const openSteps = await shownStrip();
    expect(openSteps.getByText(/^Still open, step 3 of 8:/).parentElement?.textContent).toContain(
      'returns have nowhere to go',
    );
    expect(openSteps.getByText(/^Also open: Carrier in use/)).toBeTruthy();
    await userEvent.click(openSteps.getByRole('button', { name: 'Next open step' }));
    await screen.findByRole('heading', { level: 1, name: 'Carriers' });
  });

  it('is updated when the user edits the page, and disappears once that page has no open step', async () => {
    const { services, show } = await openApp(aSample(), 'ACME');
    show('/ACME/return-reasons');
    await screen.findByRole('heading', { level: 1, name: 'Return reasons' });
    offerReasons(services, false);
    expect((await shownStrip()).getByText(/^Still open, step 5 of 8:/)).toBeTruthy();
    offerReasons(services, true);
    expect(strip()).toBeNull();
  });
});
