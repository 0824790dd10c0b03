import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { carriersOf, withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import type { CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import { StoreNetworksPage } from '../../../src/ui/features/store-networks/StoreNetworksPage.tsx';
import { renderPage, type RenderOptions } from '../renderPage.tsx';

const openPage = (options: RenderOptions = {}) => renderPage(<StoreNetworksPage />, options);
const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));
const allNetworksSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: /^Customers can return in a shop/ });

const networks =
  (on: readonly string[], more: Partial<CompanyConfiguration> = {}) =>
  (configuration: CompanyConfiguration): CompanyConfiguration => ({
    ...configuration,
    inStoreReturns: { enabled: true },
    storeNetworkConfig: (configuration.storeNetworkConfig ?? []).map((network) => ({
      ...network,
      enabled: on.includes(network.storeNetworkId),
    })),
    ...more,
  });

describe('StoreNetworksPage', () => {
  it('lists the offered networks with their carrier and, if known, the number of shops [CR-7]', async () => {
    await openPage({
      publish: (configuration) => ({
        ...networks(['POST_OFFICES'])(configuration),
        offeredStoreNetworks: [
          ...(configuration.offeredStoreNetworks ?? []),
          { storeNetworkId: 'KIOSKS', name: 'Kiosks' },
        ],
      }),
    });
    const offices = await row(/Post offices/);
    for (const text of ['Australia Post', '3,421']) expect(offices.getByText(text)).toBeTruthy();
    expect(offices.getByRole<HTMLInputElement>('switch').checked).toBe(true);
    expect((await row(/Kiosks/)).getByText('Unknown')).toBeTruthy();
    expect(screen.getByText('3,421 shops')).toBeTruthy();
  });

  it('enables all networks or single networks as pending changes, and shows the number of shops [CR-7]', async () => {
    const { user, changes } = await openPage({ publish: networks(['POST_OFFICES']) });
    await user.click((await row(/Parcel lockers/)).getByRole('switch'));
    expect(changes.list).toMatchObject([{ key: 'storeNetworks.network.PARCEL_LOCKERS', value: true }]);
    expect((await row(/Parcel lockers/)).getByText('Newly on')).toBeTruthy();
    expect(screen.getByText('4,306 shops')).toBeTruthy();
    expect(screen.getByText('3,421 shops')).toBeTruthy();
    await user.click(await allNetworksSwitch());
    expect(changes.list.map(({ key }) => key)).toEqual([
      'storeNetworks.network.PARCEL_LOCKERS',
      'storeNetworks.enabled',
    ]);
    expect(screen.getByText('0 shops')).toBeTruthy();
  });

  it('can disable but not enable a network whose carrier has no account', async () => {
    const withoutAccount = (configuration: CompanyConfiguration) =>
      withCarriers(
        networks(['POST_OFFICES'])(configuration),
        carriersOf(configuration).map((carrier) => ({ ...carrier, account: {} })),
      );
    await openPage({ publish: withoutAccount });
    const lockers = await row(/Parcel lockers/);
    expect(lockers.getByText('Australia Post has no account yet.')).toBeTruthy();
    expect(lockers.getByRole<HTMLInputElement>('switch').disabled).toBe(true);
    expect((await row(/Post offices/)).getByRole<HTMLInputElement>('switch').disabled).toBe(false);
  });
});
