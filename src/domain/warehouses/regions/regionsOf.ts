type Region = { readonly value: string; readonly title: string };

const regionsFrom = (table: string): readonly Region[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [value = '', title = ''] = line.trim().split('|');
      return { value, title };
    });

const unitedStatesRegions = regionsFrom(`
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

/** Prefectures from north to south, in Japanese and in Latin letters. */
const japanesePrefectures = regionsFrom(`
  北海道|Hokkaido
  青森県|Aomori
  岩手県|Iwate
  宮城県|Miyagi
  秋田県|Akita
  山形県|Yamagata
  福島県|Fukushima
  茨城県|Ibaraki
  栃木県|Tochigi
  群馬県|Gunma
  埼玉県|Saitama
  千葉県|Chiba
  東京都|Tokyo
  神奈川県|Kanagawa
  新潟県|Niigata
  富山県|Toyama
  石川県|Ishikawa
  福井県|Fukui
  山梨県|Yamanashi
  長野県|Nagano
  岐阜県|Gifu
  静岡県|Shizuoka
  愛知県|Aichi
  三重県|Mie
  滋賀県|Shiga
  京都府|Kyoto
  大阪府|Osaka
  兵庫県|Hyogo
  奈良県|Nara
  和歌山県|Wakayama
  鳥取県|Tottori
  島根県|Shimane
  岡山県|Okayama
  広島県|Hiroshima
  山口県|Yamaguchi
  徳島県|Tokushima
  香川県|Kagawa
  愛媛県|Ehime
  高知県|Kochi
  福岡県|Fukuoka
  佐賀県|Saga
  長崎県|Nagasaki
  熊本県|Kumamoto
  大分県|Oita
  宮崎県|Miyazaki
  鹿児島県|Kagoshima
  沖縄県|Okinawa
`);

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

/** Regions of a carrier's country. `undefined` without a list for the country. The area is then free text. */
export function regionsOf(carrier: string, country?: string): readonly Region[] | undefined {
  const list = Object.hasOwn(lists, carrier) ? lists[carrier] : undefined;
  if (!list || (country !== undefined && country !== '' && country.toUpperCase() !== list.country)) return undefined;
  return list.regions;
}

export const regionListOf = (country: string): readonly Region[] | undefined =>
  country === 'US'
    ? [...unitedStatesRegions, ...unitedStatesTerritories]
    : Object.values(lists).find((list) => list.country === country)?.regions;
