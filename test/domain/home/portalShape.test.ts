import { describe, expect, it } from 'vitest';
import { withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { portalShape } from '../../../src/domain/home/portalShape.ts';
import { aConfiguration } from './aConfiguration.ts';

const published = aConfiguration();

it('portalShape connects countries by carriers to addresses, and leaves an unserved country unconnected [LG-4] [CR-4] [WH-1]', () => {
  const shape = portalShape(published, published);
  expect(shape.countries).toEqual([
    { id: 'AU', state: 'published' },
    { id: 'NZ', state: 'unserved' },
  ]);
  expect(shape.fetched).toEqual([{ from: 'AU', to: 'POST', isPending: false }]);
  // No rule sends returns to the spare address.
  expect(shape.addresses).toEqual([{ id: 'main', state: 'published', isDefault: true }]);
  expect(shape.delivered).toEqual([{ from: 'POST', to: 'main', isPending: false }]);
});

it('portalShape starts with the home country, whether it is enabled or not, because returns always come from it', () => {
  const countriesOf = (homeCountryCode: string) =>
    portalShape(published, { ...published, international: { homeCountryCode } }).countries.map(({ id }) => id);
  expect(countriesOf('NZ')).toEqual(['NZ', 'AU']);
  expect(countriesOf('FR')).toEqual(['FR', 'AU', 'NZ']);
});

it('portalShape marks what the pending changes add [PC-1]', () => {
  const pending = withCarriers(published, [
    { carrierCompanyId: 'POST', enabled: true, default: true },
    { carrierCompanyId: 'DPD', enabled: true, default: false },
  ]);
  const shape = portalShape(published, pending);
  expect(shape.carriers).toEqual([
    { id: 'POST', state: 'published', isDefault: true },
    { id: 'DPD', state: 'pending', isDefault: false },
  ]);
  expect(shape.countries.map(({ state }) => state)).toEqual(['published', 'published']);
  expect(shape.fetched.filter(({ isPending }) => isPending)).toEqual([
    { from: 'AU', to: 'DPD', isPending: true },
    { from: 'NZ', to: 'DPD', isPending: true },
  ]);
});

it('portalShape includes the address of a rule only while the rule is enabled [RL-2]', () => {
  const rule = (enabled: boolean) => ({
    ruleId: '1',
    ruleType: 'RETURN_ADDRESS' as const,
    ruleDescription: 'Spares',
    enabled,
    rule: {
      conditions: { all: [] },
      event: { type: 'returnAddress', params: { actionId: 'return_address', actionValue: { locationId: 'spare' } } },
      priority: 1,
    },
  });
  const addresses = (enabled: boolean) =>
    portalShape(published, { ...published, rulesConfig: [rule(enabled)] as never }).addresses.map(({ id }) => id);
  expect(addresses(false)).toEqual(['main']);
  expect(addresses(true)).toEqual(['main', 'spare']);
});

describe('a default address in a country that carriers do not serve', () => {
  const withAddress = (country: string, dpd: boolean) =>
    withCarriers(
      {
        ...published,
        offeredCarriers: [{ carrierCompanyId: 'POST', countries: ['AU'] }, { carrierCompanyId: 'DPD' }],
        warehousesConfig: [{ locationId: 'berlin', enabled: true, default: true, place: { address: { country } } }],
      },
      [
        { carrierCompanyId: 'POST', enabled: true, default: true },
        { carrierCompanyId: 'DPD', enabled: dpd, default: false },
      ],
    );

  it('is connected only from the carriers that deliver there [WH-7]', () => {
    const shape = portalShape(published, withAddress('DE', true));
    expect(shape.delivered.map(({ from }) => from)).toEqual(['DPD']);
    expect(shape.fetched.map(({ from, to }) => `${from} ${to}`)).toEqual(['AU DPD', 'NZ DPD']);
    expect(shape.carriers.map(({ id, state }) => `${id} ${state}`)).toEqual(['POST unserved', 'DPD pending']);
  });

  it('is marked, with carrier and country, if none delivers there [WH-7]', () => {
    const shape = portalShape(published, withAddress('DE', false));
    expect([...shape.countries, ...shape.carriers, ...shape.addresses].map(({ state }) => state)).toEqual([
      'unserved',
      'unserved',
      'unserved',
      'unserved',
    ]);
    expect([...shape.fetched, ...shape.delivered]).toEqual([]);
  });
});
