import { australianRegions } from './australianRegions.ts';
import { japanesePrefectures } from './japanesePrefectures.ts';
import type { Region } from './region.ts';
import { unitedStatesRegions, unitedStatesTerritories } from './unitedStatesRegions.ts';

type RegionList = { readonly country: string; readonly regions: readonly Region[] };

/** Region lists by carrier [WH-8], each with the country it is of. */
const lists: Readonly<Record<string, RegionList>> = {
  AUSTRALIA_POST: { country: 'AU', regions: australianRegions },
  USPS: { country: 'US', regions: unitedStatesRegions },
  YAMATO: { country: 'JP', regions: japanesePrefectures },
  BLUE_YONDER: { country: 'US', regions: unitedStatesRegions },
};

/** `undefined` where the area is free text: no list, or another country than its. Without a country, the list's own. */
export function regionsOf(carrier: string, country?: string): readonly Region[] | undefined {
  const list = Object.hasOwn(lists, carrier) ? lists[carrier] : undefined;
  if (!list || (country !== undefined && country !== '' && country.toUpperCase() !== list.country)) return undefined;
  return list.regions;
}

/** Known regions of a country; `undefined` if its area is free text. */
export const regionListOf = (country: string): readonly Region[] | undefined =>
  country === 'US'
    ? [...unitedStatesRegions, ...unitedStatesTerritories]
    : Object.values(lists).find((list) => list.country === country)?.regions;
