import { placesOf } from './Place.ts';

export const unitedStates = placesOf(`
  AL|Montgomery|36104
  AK|Juneau|99801
  AZ|Phoenix|85007
  AR|Little Rock|72201
  CA|Sacramento|95814
  CO|Denver|80203
  CT|Hartford|06106
  DE|Dover|19901
  FL|Tallahassee|32301
  GA|Atlanta|30334
  HI|Honolulu|96813
  ID|Boise|83702
  IL|Springfield|62701
  IN|Indianapolis|46204
  IA|Des Moines|50319
  KS|Topeka|66612
  KY|Frankfort|40601
  LA|Baton Rouge|70802
  ME|Augusta|04330
  MD|Annapolis|21401
  MA|Boston|02108
  MI|Lansing|48933
  MN|Saint Paul|55102
  MS|Jackson|39201
  MO|Jefferson City|65101
  MT|Helena|59601
  NE|Lincoln|68502
  NV|Carson City|89701
  NH|Concord|03301
  NJ|Trenton|08608
  NM|Santa Fe|87501
  NY|Albany|12207
  NC|Raleigh|27601
  ND|Bismarck|58501
  OH|Columbus|43215
  OK|Oklahoma City|73102
  OR|Salem|97301
  PA|Harrisburg|17101
  RI|Providence|02903
  SC|Columbia|29201
  SD|Pierre|57501
  TN|Nashville|37219
  TX|Austin|78701
  UT|Salt Lake City|84111
  VT|Montpelier|05602
  VA|Richmond|23219
  WA|Olympia|98501
  WV|Charleston|25301
  WI|Madison|53703
  WY|Cheyenne|82001
`);
