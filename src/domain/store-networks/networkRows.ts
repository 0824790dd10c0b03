import { accountProblems } from '../carriers/account/accountProblems.ts';
import { carriersOf } from '../carriers/companyCarriers.ts';
import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { storeNetworksOf } from './companyStoreNetworks.ts';
import { isNetworkOn } from './storeNetworkChanges.ts';
import { offeredStoreNetworks } from './switchStoreNetwork.ts';

export type NetworkRow = {
  readonly storeNetworkId: string;
  readonly name: string;
  readonly carrierId: string | undefined;
  readonly shopCount: number | undefined;
  /** Country code of all shops. `undefined` unless the carrier collects in exactly one country. */
  readonly country: string | undefined;
  readonly isOn: boolean;
  readonly wasOn: boolean;
  /** False if the shops accept no parcels, because the network's carrier is not set up. */
  readonly isServed: boolean;
};

function isServedBy(configuration: CompanyConfiguration, carrierId: string | undefined): boolean {
  if (carrierId === undefined) return true;
  const carrier = carriersOf(configuration).find((each) => each.carrierCompanyId === carrierId);
  return carrier !== undefined && accountProblems(carrierId, carrier.account ?? {}, carrier.account).length === 0;
}

function onlyCountryOf(
  { offeredCarriers = [] }: CompanyConfiguration,
  carrierId: string | undefined,
): string | undefined {
  const { countries = [] } = offeredCarriers.find((each) => each.carrierCompanyId === carrierId) ?? {};
  return countries.length === 1 ? countries[0] : undefined;
}

/** Rows of the offered networks [CR-7], then of enabled networks that are no longer offered. */
export function networkRows(published: CompanyConfiguration, pending: CompanyConfiguration): readonly NetworkRow[] {
  const { offeredStoreNetworks: offers = [], carriers: settings = {} } = pending;
  const offered = offeredStoreNetworks(offers, settings);
  const chosen = storeNetworksOf(pending);
  const isUsed = ({ storeNetworkId }: { readonly storeNetworkId: string }): boolean =>
    isNetworkOn(pending, storeNetworkId) || isNetworkOn(published, storeNetworkId);
  const ids = new Set([...offered, ...chosen.filter(isUsed)].map(({ storeNetworkId }) => storeNetworkId));
  return [...ids].map((storeNetworkId) => {
    const offer = offers.find((each) => each.storeNetworkId === storeNetworkId);
    const carrierId =
      chosen.find((each) => each.storeNetworkId === storeNetworkId)?.storeNetworkCarrierId ??
      offer?.storeNetworkCarrierId;
    return {
      storeNetworkId,
      name: offer?.name ?? storeNetworkId,
      carrierId,
      shopCount: offer?.shopCount,
      country: onlyCountryOf(pending, carrierId),
      isOn: isNetworkOn(pending, storeNetworkId),
      wasOn: isNetworkOn(published, storeNetworkId),
      isServed: isServedBy(pending, carrierId),
    };
  });
}

export function shopsOf(rows: readonly NetworkRow[], side: 'isOn' | 'wasOn'): number | undefined {
  const enabledRows = rows.filter((row) => row[side]);
  return enabledRows.every(({ shopCount }) => shopCount !== undefined)
    ? enabledRows.reduce((sum, { shopCount = 0 }) => sum + shopCount, 0)
    : undefined;
}

export type CountryShops = { readonly country: string | undefined; readonly before: number; readonly now: number };

/** Shops by country, most first, of enabled networks with a known number. Unknown countries share the last entry. */
export function shopsByCountry(
  rows: readonly NetworkRow[],
  inStore: { readonly isOn: boolean; readonly wasOn: boolean },
): readonly CountryShops[] {
  const counts = new Map<string | undefined, { before: number; now: number }>();
  for (const { country, shopCount = 0, isOn, wasOn } of rows) {
    const count = counts.get(country) ?? { before: 0, now: 0 };
    if (inStore.wasOn && wasOn) count.before += shopCount;
    if (inStore.isOn && isOn) count.now += shopCount;
    counts.set(country, count);
  }
  return [...counts]
    .map(([country, count]) => ({ country, ...count }))
    .filter(({ before, now }) => before + now > 0)
    .toSorted(
      (left, right) => Number(left.country === undefined) - Number(right.country === undefined) || right.now - left.now,
    );
}
