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
  /** ISO country code of all shops. `undefined` unless the carrier collects in exactly one country. */
  readonly country: string | undefined;
  readonly isOn: boolean;
  readonly wasOn: boolean;
  /** False if its carrier is not set up, so parcels are not accepted. */
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

/** Offered networks [CR-7], then enabled ones that are no longer offered. */
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

/** `undefined` if a count is unknown. */
export function shopsOf(rows: readonly NetworkRow[], side: 'isOn' | 'wasOn'): number | undefined {
  const on = rows.filter((row) => row[side]);
  return on.every(({ shopCount }) => shopCount !== undefined)
    ? on.reduce((sum, { shopCount = 0 }) => sum + shopCount, 0)
    : undefined;
}

export type CountryShops = { readonly country: string | undefined; readonly before: number; readonly now: number };

/** Sorted by number of shops; unknown countries share the last entry. Skips disabled networks and unknown counts. */
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
