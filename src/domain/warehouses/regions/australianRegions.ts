import { regionsFrom } from './region.ts';

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
