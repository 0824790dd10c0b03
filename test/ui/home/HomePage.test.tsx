import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PendingChangesStore } from '../../../src/application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { HistoryGateway } from '../../../src/application/history/HistoryGateway.ts';
import { editPart } from '../../../src/domain/application-config/configEdits.ts';
import { withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { productOf } from '../../../src/domain/company/companyConfiguration.ts';
import { switchReasons } from '../../../src/domain/return-reasons/reasonEdits.ts';
import type { Services } from '../../../src/infrastructure/ioc/container.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { aSample, aSampleWithoutAddress } from '../../support/samples/aSample.ts';
import { openApp } from '../app/renderApp.tsx';

/** Resolves to the card with this title once it is rendered. */
async function card(title: string | RegExp): Promise<HTMLElement> {
  const found = (await screen.findByRole('heading', { name: title })).closest('section');
  if (!found) throw new Error(`no card: ${String(title)}`);
  return found;
}

function edit(services: Services): void {
  const { configuration } = services.get(CompanyStore);
  const reasons = configuration && productOf(configuration).returnReasons;
  if (!configuration || !reasons) throw new Error('no company is open');
  act(() =>
    services
      .get(PendingChangesStore)
      .edit([switchReasons(reasons, false), editPart(configuration, { kind: 'setting', name: 'DUE_DATE_DAYS' }, 14)]),
  );
}

/** Publishes a configuration in which every setup step is complete. */
function completeSetup(services: Services): void {
  const company = services.get(CompanyStore);
  const { configuration, published } = company;
  if (!configuration || !published) throw new Error('no company is open');
  const carriers = [{ carrierCompanyId: 'DPD', enabled: true, default: true }];
  const complete = withCarriers(configuration, carriers);
  company.adopt({
    ...published,
    configuration: {
      ...complete,
      assets: { logoImage: '/logo.png' },
      applicationConfig: {
        config: {
          ...complete.applicationConfig?.config,
          theme: { primaryColor: '#1b4d8f', hoverPrimaryColor: '#123a6d' },
        },
      },
      features: {
        ...complete.features,
        footer: { privacyPolicyUrl: 'https://p.example', termsAndConditionsUrl: 'https://t.example' },
      },
      warehousesConfig: [aWarehouse({ default: true })],
    },
  });
}

const step = async (name: string): Promise<string> => {
  const list = within(await card('Setup'));
  const [shown] = list.getAllByText(name, { exact: false });
  return shown?.closest('li')?.textContent ?? '';
};

describe('HomePage', () => {
  it("shows the portal's state and the missing settings, with links to them [RT-8]", async () => {
    const { show } = await openApp(aSampleWithoutAddress(), 'ACME');
    show('/ACME');
    await screen.findByRole('heading', { level: 1, name: 'Home' });
    expect(window.location.pathname).toBe('/ACME/overview');
    await card('Portal is live');
    expect(await step('Carrier in use')).toContain('No carrier is on');
    expect(await step('Default return address')).toContain('returns have nowhere to go');
    const reasons = within(await card('Setup')).getByRole('button', { name: /Return reasons/ });
    expect(reasons.textContent).toMatch(/\d reasons are offered/);
    await userEvent.click(reasons);
    await screen.findByRole('heading', { level: 1, name: 'Return reasons' });
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe(
        '/ACME/return-reasons?field=returnReasons.enabled',
      ),
    );
  });

  it('shows the estimated minutes and a link for each open setup step, and hides the card once all steps are done', async () => {
    const { services, show } = await openApp(aSampleWithoutAddress(), 'ACME');
    show('/ACME/overview');
    const list = within(await card('Setup'));
    expect(await step('Carrier in use')).toContain('5 min');
    expect(list.getByRole('button', { name: 'Carrier in use: Fix in Carriers' }).textContent).toBe('Fix in Carriers');
    await userEvent.click(list.getByRole('button', { name: 'Default return address: Fix in Return addresses' }));
    await screen.findByRole('heading', { level: 1, name: 'Return addresses' });
    show('/ACME/overview');
    await card('Setup');
    act(() => completeSetup(services));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Setup' })).toBeNull());
  });

  it('updates the setup steps for pending changes, and lists these changes by page with a link to the review [PC-9] [PC-10]', async () => {
    const { services, show } = await openApp(aSample(), 'ACME');
    show('/ACME/overview');
    expect(await step('Return reasons')).toContain('reasons are offered');
    await card('No unsaved changes');
    edit(services);
    expect(await step('Return reasons')).toContain('No reason is offered');
    const changes = within(await card('2 unsaved changes'));
    expect(changes.getByRole('button', { name: /^Return reasons/ }).textContent).toContain('1 change');
    expect(changes.getByRole('button', { name: /^Settings/ })).toBeTruthy();
    await userEvent.click(changes.getByRole('button', { name: 'Review 2 changes' }));
    expect(await screen.findByRole('dialog', { name: /Review 2 changes/ })).toBeTruthy();
  });

  it('counts the first publish of a live portal as done before the history is loaded, to avoid a layout shift [RT-8]', async () => {
    const { services, show } = await openApp(aSample(), 'ACME');
    vi.spyOn(services.get(HistoryGateway), 'list').mockReturnValue(new Promise(() => undefined));
    show('/ACME/overview');
    const list = within(await card('Setup'));
    expect(list.getAllByRole('listitem')).toHaveLength(8);
    expect(list.getByText(/of 8/)).toBeTruthy();
  });

  it("shows the date of the last publish from the owner's data if the history is empty", async () => {
    const { show } = await openApp(aSample(), 'KOYO');
    show('/KOYO/overview');
    expect((await card('Portal is live')).textContent).toMatch(/Last published .+/);
    expect(await within(await card('Last publishes')).findByText(/^Last published on November 1, 2026/)).toBeTruthy();
    expect(await step('First publish')).toContain('Last published on November 1, 2026');
  });

  it('shows the number of rules per type and their problems after the analysis [RL-8]', async () => {
    const { show } = await openApp(aSample(), 'ACME');
    show('/ACME/overview');
    const rules = within(await card('Rule health'));
    expect(await rules.findByText('Some items match no return window.', { exact: false })).toBeTruthy();
    await userEvent.click(rules.getByRole('button', { name: /^Fees/ }));
    await screen.findByRole('heading', { level: 1, name: 'Return rules' });
    await waitFor(() => expect(window.location.search).toBe('?type=REFUND_FEES'));
  });
});
