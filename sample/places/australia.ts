import { placesOf } from './Place.ts';

export const australia = placesOf(`
  ACT|Canberra|2601
  NSW|Sydney|2000
  NT|Darwin|0800
  QLD|Brisbane|4000
  SA|Adelaide|5000
  TAS|Hobart|7000
  VIC|Melbourne|3000
  WA|Perth|6000
`);
