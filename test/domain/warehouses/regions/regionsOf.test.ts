import { describe, expect, it } from 'vitest';
import { regionListOf, regionsOf } from '../../../../src/domain/warehouses/regions/regionsOf.ts';

const values = (carrier: string): readonly string[] => (regionsOf(carrier) ?? []).map(({ value }) => value);
const titles = (carrier: string): readonly string[] => (regionsOf(carrier) ?? []).map(({ title }) => title);

describe('regionsOf', () => {
  it.each([
    ['AUSTRALIA_POST', 8, 'NSW', 'New South Wales'],
    ['USPS', 50, 'NC', 'North Carolina'],
    ['YAMATO', 47, '京都府', 'Kyoto'],
    ['BLUE_YONDER', 50, 'HI', 'Hawaii'],
  ])('for %s returns %i regions, each with a unique value and title [WH-8]', (carrier, size, value, title) => {
    expect(values(carrier)).toHaveLength(size);
    expect(new Set(values(carrier)).size).toBe(size);
    expect(new Set(titles(carrier)).size).toBe(size);
    expect(regionsOf(carrier)).toContainEqual({ value, title });
  });

  it('for Yamato returns the 47 Japanese prefectures, with Japanese values and Latin titles [WH-8]', () => {
    const ending = (suffix: string): number => values('YAMATO').filter((value) => value.endsWith(suffix)).length;
    expect(['都', '道', '府', '県'].map(ending)).toEqual([1, 1, 2, 43]);
    for (const value of values('YAMATO')) expect(value).toMatch(/^\p{Script=Han}{3,4}$/u);
    for (const title of titles('YAMATO')) expect(title).toMatch(/^[A-Z][a-z]+$/);
  });

  it('for American carriers returns the states with two-letter codes, without districts and territories [WH-8]', () => {
    for (const value of values('USPS')) expect(value).toMatch(/^[A-Z]{2}$/);
    for (const none of ['DC', 'PR', 'GU', 'VI', 'AS', 'MP']) expect(values('USPS')).not.toContain(none);
    expect(titles('USPS')).toEqual([...titles('USPS')].toSorted());
    expect(regionsOf('BLUE_YONDER')).toEqual(regionsOf('USPS'));
  });

  it('includes DC and the territories if an address is in the United States [WH-8]', () => {
    const codes = (regionListOf('US') ?? []).map(({ value }) => value);
    expect(codes).toHaveLength(56);
    expect(codes).toEqual(expect.arrayContaining(['NC', 'DC', 'PR', 'GU', 'VI', 'AS', 'MP']));
    expect(new Set(codes).size).toBe(56);
    expect(regionListOf('NZ')).toBeUndefined();
  });

  it('returns the regions of a carrier only if the address is in the carrier’s country [WH-8]', () => {
    const homes = { AUSTRALIA_POST: 'au', USPS: 'US', YAMATO: 'JP', BLUE_YONDER: 'US' };
    for (const [carrier, country] of Object.entries(homes))
      expect(regionsOf(carrier, country)).toEqual(regionsOf(carrier));
    expect(regionsOf('AUSTRALIA_POST', '')).toHaveLength(8);
    expect(regionsOf('AUSTRALIA_POST', 'NZ')).toBeUndefined();
  });

  it.each(['DPD', '', '__proto__', 'toString'])(
    'returns undefined for %j, a carrier without a list of regions [WH-8]',
    (carrier) => {
      expect(regionsOf(carrier)).toBeUndefined();
    },
  );
});
