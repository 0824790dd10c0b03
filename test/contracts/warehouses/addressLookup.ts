import { expect, it } from 'vitest';
import { companyId } from '../../support/samples/builders.ts';
import type { UseGateways } from '../gateways.ts';
import { valueOf } from '../../support/valueOf.ts';

const { signal } = new AbortController();

/** Uses the merchant T00. Both implementations use the addresses of the sample. */
export function addressLookupContract(use: UseGateways): void {
  const path = { rootOrgId: 'HOUSE', companyId: companyId('T00') };
  const find = (text: string, country = 'AU', container?: string) =>
    use().addressLookup.find(path, { text, country, ...(container !== undefined && { container }) }, signal);

  it('find suggests addresses in the given country, and retrieve returns a complete address [WH-2]', async () => {
    await use().signIn('T00');
    const found = valueOf(await find('30 spencer'));
    expect(found.length).toBeGreaterThan(1);
    const [first] = found;
    expect(first).toMatchObject({ text: '30 Spencer Street', isContainer: false });
    expect(await use().addressLookup.retrieve(path, first?.id ?? '')).toMatchObject({
      ok: true,
      value: { Line1: '30 Spencer Street', CountryIso2: 'AU' },
    });
  });

  it('find returns the house numbers of a street', async () => {
    await use().signIn('T00');
    const streets = valueOf(await find('spencer'));
    expect(streets.every(({ isContainer }) => isContainer)).toBe(true);
    const numbers = await find('spencer', 'AU', streets[0]?.id);
    expect(numbers).toMatchObject({
      ok: true,
      value: expect.arrayContaining([expect.objectContaining({ isContainer: false })]),
    });
  });

  it('find returns an empty list if no address matches, and retrieve returns `not-found` for an invalid id', async () => {
    await use().signIn('T00');
    expect(await find('zzzz')).toEqual({ ok: true, value: [] });
    expect(await find('spencer', 'FR')).toEqual({ ok: true, value: [] });
    expect(await use().addressLookup.retrieve(path, 'AU.99.99.1')).toMatchObject({
      ok: false,
      error: { kind: 'not-found' },
    });
  });
}
