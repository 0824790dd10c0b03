import { japanesePrefectures } from './japanesePrefectures.ts';
import { type Region, regionsFrom } from './region.ts';
import { unitedStatesRegions, unitedStatesTerritories } from './unitedStatesRegions.ts';

const australianRegions = regionsFrom(`
  ACT|Australian Capital Territory
  NSW|New South Wales
  NT|Northern Territory
  QLD|Queensland
  SA|South Australia
  TAS|Tasmania
  VIC|Victoria
  WA|Western Australia
`);

type RegionList = { readonly country: string; readonly regions: readonly Region[] };

/** Region lists by carrier [WH-8]. */
const lists: Readonly<Record<string, RegionList>> = {
  AUSTRALIA_POST: { country: 'AU', regions: australianRegions },
  USPS: { country: 'US', regions: unitedStatesRegions },
  YAMATO: { country: 'JP', regions: japanesePrefectures },
  BLUE_YONDER: { country: 'US', regions: unitedStatesRegions },
};

/** Regions of a carrier's country. `undefined` if the area is free text, because there is no list for the country. */
export function regionsOf(carrier: string, country?: string): readonly Region[] | undefined {
  const list = Object.hasOwn(lists, carrier) ? lists[carrier] : undefined;
  if (!list || (country !== undefined && country !== '' && country.toUpperCase() !== list.country)) return undefined;
  return list.regions;
}

export const regionListOf = (country: string): readonly Region[] | undefined =>
  country === 'US'
    ? [...unitedStatesRegions, ...unitedStatesTerritories]
    : Object.values(lists).find((list) => list.country === country)?.regions;
