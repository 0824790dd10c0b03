import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { BrandingStore } from '../../../src/application/branding/BrandingStore.ts';
import { AddressLookupGateway } from '../../../src/application/warehouses/AddressLookupGateway.ts';
import { AddressGateway } from '../../../src/application/warehouses/AddressGateway.ts';
import { CompanyStore } from '../../../src/application/company/CompanyStore.ts';
import { err, ok } from '../../../src/domain/shared/result.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import type { Address } from '../../../src/domain/company/parts/address.ts';
import type { AddressAnswer } from '../../../src/domain/warehouses/address/addressVerdict.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { inMemoryAddressLookupGateway } from '../../../src/infrastructure/demo/inMemoryAddressLookupGateway.ts';
import { provide } from '../../../src/infrastructure/ioc/provide.ts';
import { WarehousesPage } from '../../../src/ui/features/warehouses/WarehousesPage.tsx';
import { Clock } from '../../../src/application/shared/Clock.ts';
import type { ManualClock } from '../../support/fakes/ManualClock.ts';
import { renderPage, type RenderOptions } from '../renderPage.tsx';
import { waitForValue } from '../waitForValue.ts';

/** The sample with an owner whose service completes addresses. */
async function openPage(options: RenderOptions = {}) {
  const page = await renderPage(<WarehousesPage />, options);
  const branding = page.services.get(BrandingStore);
  await act(() => branding.load('AUSTRALIA_POST', '/'));
  const owner = branding.configuration!;
  act(() => branding.adopt({ ...owner, extensions: { ...owner.extensions, addressLookup: true } }));
  const clock = page.services.get(Clock) as ManualClock;
  const endTypingDelay = () => act(() => clock.advance(1000));
  return { ...page, endTypingDelay };
}
const row = (name: RegExp) => screen.findByRole('row', { name });
const dialog = () => screen.findByRole('dialog');

const addresses =
  (change: (listed: readonly Warehouse[]) => readonly Warehouse[]) =>
  (configuration: CompanyConfiguration): CompanyConfiguration => ({
    ...configuration,
    warehousesConfig: change(configuration.warehousesConfig ?? []),
  });

const withAddressChecks =
  (answerOf: (address: Address) => AddressAnswer | undefined): NonNullable<RenderOptions['replace']> =>
  (bind) =>
    provide(bind, AddressGateway, [], () => ({
      async validate(_company, address) {
        const answer = answerOf(address);
        return answer ? ok(answer) : err({ kind: 'unreachable' });
      },
    }));

const withBerlin = addresses((listed) => [
  ...listed,
  { locationId: 'berlin', locationName: 'Berlin depot', enabled: true, place: { address: { country: 'DE' } } },
]);

describe('WarehousesPage', () => {
  it('warns if the default carrier does not deliver to the new default address, and can change either on a click [WH-7]', async () => {
    const { user, changes } = await openPage({ publish: withBerlin });
    await user.click(await screen.findByRole('button', { name: 'Actions for Berlin depot' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    const warning = /Australia Post, the default carrier, doesn’t deliver to Berlin depot.*go there with DPD/;
    expect(await screen.findByText(warning)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Make Main Address the default address' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Make DPD the default carrier' }));
    expect(screen.queryByText(warning)).toBeNull();
    expect(changes.list).toMatchObject([
      { key: 'warehouses.default', value: 'berlin' },
      { value: { carrierCompanyId: 'DPD' } },
    ]);
  });

  it('lists each address with its lines, the carriers that serve it and the rules that use it, and marks the default [WH-1]', async () => {
    await openPage();
    const main = await row(/Main Address/);
    expect(within(main).getByText('Default')).toBeTruthy();
    expect(within(main).getByText(/18 Yarra Street, Geelong VIC 3220, Australia/)).toBeTruthy();
    expect(await within(main).findByText('Australia Post')).toBeTruthy();
    expect(within(main).getByText('Everything without an address rule')).toBeTruthy();
    expect(within(await row(/Sydney outlet/)).getByText('New South Wales goes to Sydney')).toBeTruthy();
  });

  it('shows which carriers do not serve an address, and that an address could not be found [WH-6] [WH-7]', async () => {
    await openPage({
      replace: withAddressChecks(({ town }) =>
        town === 'Sydney' ? { found: true, invalidCarriers: ['DPD'] } : { found: false },
      ),
    });
    expect(await within(await row(/Sydney outlet/)).findByText('doesn’t accept it')).toBeTruthy();
    expect(await within(await row(/Main Address/)).findByText('Address not valid')).toBeTruthy();
  });

  it("adds an address in its country's format, by default named Main Address with the next free number [WH-1] [WH-3]", async () => {
    const { user, changes, services } = await openPage();
    await user.click(await screen.findByRole('button', { name: 'Add address' }));
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: 'Street address' }), '1 Collins Street');
    await user.type(form.getByRole('textbox', { name: 'Suburb or town' }), 'Melbourne');
    await user.type(form.getByRole('textbox', { name: 'Postcode' }), '３０００');
    await user.click(form.getByRole('button', { name: /State/ }));
    await user.click(await screen.findByRole('option', { name: 'Victoria' }));
    await user.click(form.getByRole('button', { name: 'Add address' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(changes.list).toHaveLength(1);
    expect(services.get(CompanyStore).pendingConfiguration?.warehousesConfig?.at(-1)).toMatchObject({
      locationName: 'Main Address 2',
      enabled: true,
      default: false,
      place: {
        address: { line1: '1 Collins Street', town: 'Melbourne', area: 'VIC', postcode: '3000', country: 'AU' },
      },
    });
  });

  it('marks the fields for look-up, town, area and postcode if the address is not found [WH-6]', async () => {
    await openPage({ search: '?address=northwind-2', replace: withAddressChecks(() => ({ found: false })) });
    const form = within(await dialog());
    expect(await form.findByText('This address is not valid.')).toBeTruthy();
    expect(form.getByRole('textbox', { name: 'Suburb or town' }).getAttribute('aria-invalid')).toBe('true');
    expect(form.getByRole('textbox', { name: 'Postcode' }).getAttribute('aria-invalid')).toBe('true');
    expect(form.getByRole('combobox', { name: 'Find address' }).getAttribute('aria-invalid')).toBe('true');
    expect(form.getByRole('textbox', { name: 'Street address' }).getAttribute('aria-invalid')).toBeNull();
  });

  it('saves an address even if it could not be checked [WH-6]', async () => {
    const { user, changes } = await openPage({
      search: '?address=northwind-2',
      replace: withAddressChecks(() => undefined),
    });
    const form = within(await dialog());
    expect(await form.findByText(/couldn’t be checked/)).toBeTruthy();
    await user.type(form.getByRole('textbox', { name: /Address line 2/ }), 'Level 3');
    await user.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(changes.count).toBe(1));
  });

  it('fills in all fields except the second line from a suggestion, and can undo this on a click [WH-2]', async () => {
    const { user, endTypingDelay } = await openPage({ search: '?address=northwind-2' });
    const form = within(await dialog());
    await user.type(form.getByRole('textbox', { name: /Address line 2/ }), 'Level 3');
    await user.type(form.getByRole('combobox', { name: 'Find address' }), '30 Spencer');
    endTypingDelay();
    await user.click(await waitForValue(() => screen.queryAllByRole('option', { name: /30 Spencer Street/ })[0]));
    const street = await form.findByRole<HTMLInputElement>('textbox', { name: 'Street address' });
    await waitFor(() => expect(street.value).toBe('30 Spencer Street'));
    expect(form.getByRole<HTMLInputElement>('textbox', { name: /Address line 2/ }).value).toBe('Level 3');
    await user.click(form.getByRole('button', { name: 'Undo' }));
    expect(street.value).toBe('201 Kent Street');
  });

  it('closes the list of suggestions while the address of the selected one is loading [WH-2]', async () => {
    const { user, endTypingDelay } = await openPage({
      search: '?address=northwind-2',
      replace: (bind) =>
        provide(bind, AddressLookupGateway, [], () => ({
          ...inMemoryAddressLookupGateway,
          retrieve: () => new Promise(() => undefined),
        })),
    });
    const form = within(await dialog());
    await user.type(form.getByRole('combobox', { name: 'Find address' }), '30 Spencer');
    endTypingDelay();
    await user.click(await waitForValue(() => screen.queryAllByRole('option', { name: /30 Spencer Street/ })[0]));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(form.getByText('Searching…')).toBeTruthy();
  });

  it('shows and edits the ids of an address in other systems [WH-1]', async () => {
    const { user, changes } = await openPage({
      search: '?address=northwind-2',
      publish: addresses((listed) =>
        listed.map((each) => ({ ...each, externalBindings: [{ system: 'Stock', id: 'SYD-1', level: 2 }] })),
      ),
    });
    const form = within(await dialog());
    const id = form.getByRole('textbox', { name: /^id/ });
    await user.clear(id);
    await user.type(id, 'SYD-9');
    expect(form.getByText('2').tagName).toBe('CODE');
    await user.type(form.getByRole('textbox', { name: /^System/ }), 'DPD');
    await user.type(form.getByRole('textbox', { name: /^Name there/ }), '0441');
    await user.click(form.getByRole('button', { name: 'Update' }));
    await waitFor(() =>
      expect(changes.list).toMatchObject([
        {
          type: 'WAREHOUSE_BINDINGS',
          value: {
            externalBindings: [
              { system: 'Stock', id: 'SYD-9', level: 2 },
              { system: 'DPD', id: '0441' },
            ],
          },
        },
      ]),
    );
  });

  it('reassigns the rules of a removed address to another address, as one undo step [WH-9]', async () => {
    const { user, changes, services } = await openPage({ search: '?remove=northwind-2' });
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Remove address' }));
    await waitFor(() => expect(changes.count).toBe(2));
    const rule = services
      .get(CompanyStore)
      .pendingConfiguration?.rulesConfig?.find(({ ruleType }) => ruleType === 'RETURN_ADDRESS');
    expect(rule?.rule.event.params).toMatchObject({
      actionValue: expect.objectContaining({ locationId: 'northwind-1' }),
    });
    changes.undo();
    expect(changes.count).toBe(0);
  });

  it('can add the first address if the merchant has no address [VL-addressRequiredButEmpty]', async () => {
    await openPage({ publish: addresses(() => []) });
    expect(await screen.findByText('Add a return address.')).toBeTruthy();
  });
});
