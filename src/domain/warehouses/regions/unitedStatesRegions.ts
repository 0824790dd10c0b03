import { regionsFrom } from './region.ts';

export const unitedStatesRegions = regionsFrom(`
  AL|Alabama
  AK|Alaska
  AZ|Arizona
  AR|Arkansas
  CA|California
  CO|Colorado
  CT|Connecticut
  DE|Delaware
  FL|Florida
  GA|Georgia
  HI|Hawaii
  ID|Idaho
  IL|Illinois
  IN|Indiana
  IA|Iowa
  KS|Kansas
  KY|Kentucky
  LA|Louisiana
  ME|Maine
  MD|Maryland
  MA|Massachusetts
  MI|Michigan
  MN|Minnesota
  MS|Mississippi
  MO|Missouri
  MT|Montana
  NE|Nebraska
  NV|Nevada
  NH|New Hampshire
  NJ|New Jersey
  NM|New Mexico
  NY|New York
  NC|North Carolina
  ND|North Dakota
  OH|Ohio
  OK|Oklahoma
  OR|Oregon
  PA|Pennsylvania
  RI|Rhode Island
  SC|South Carolina
  SD|South Dakota
  TN|Tennessee
  TX|Texas
  UT|Utah
  VT|Vermont
  VA|Virginia
  WA|Washington
  WV|West Virginia
  WI|Wisconsin
  WY|Wyoming
`);

/** Territories, which USPS addresses contain like states. All except DC are also ISO 3166 countries. */
export const unitedStatesTerritories = regionsFrom(`
  DC|District of Columbia
  AS|American Samoa
  GU|Guam
  MP|Northern Mariana Islands
  PR|Puerto Rico
  VI|U.S. Virgin Islands
`);
