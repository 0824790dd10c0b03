import { regionsFrom } from './region.ts';

/** The eight states and territories of Australia. */
export const australianRegions = regionsFrom(`
  ACT|Australian Capital Territory
  NSW|New South Wales
  NT|Northern Territory
  QLD|Queensland
  SA|South Australia
  TAS|Tasmania
  VIC|Victoria
  WA|Western Australia
`);
