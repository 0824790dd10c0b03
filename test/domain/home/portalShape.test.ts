import { describe, expect, it } from 'vitest';
import { withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { portalShape } from '../../../src/domain/home/portalShape.ts';
import { aConfiguration } from './aConfiguration.ts';

const published = aConfiguration();

it('portalShape connects countries to carriers and carriers to return addresses, but not a country without a carrier [LG-4] [CR-4] [WH-1]', () => {
  const shape = portalShape(published, published);
  expect(shape.countries).toEqual([
    { id: 'AU', state: 'published' },
    { id: 'NZ', state: 'unserved' },
  ]);
  expect(shape.fetched).toEqual([{ from: 'AU', to: 'POST', isPending: false }]);
  // The return address "spare" is missing because no rule sends returns to it.
  expect(shape.addresses).toEqual([{ id: 'main', state: 'published', isDefault: true }]);
  expect(shape.delivered).toEqual([{ from: 'POST', to: 'main', isPending: false }]);
});

it('portalShape lists the home country first even if it is not enabled, because customers always return parcels from it', () => {
  const countriesOf = (homeCountryCode: string) =>
    portalShape(published, { ...published, international: { homeCountryCode } }).countries.map(({ id }) => id);
  expect(countriesOf('NZ')).toEqual(['NZ', 'AU']);
  expect(countriesOf('FR')).toEqual(['FR', 'AU', 'NZ']);
});

it('portalShape marks carriers and connections that exist only in the pending changes [PC-1]', () => {
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

it('portalShape includes the return address chosen by a rule only if the rule is enabled [RL-2]', () => {
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

describe('portalShape with a default address abroad', () => {
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

  it('connects the address only to carriers that deliver to its country [WH-7]', () => {
    const shape = portalShape(published, withAddress('DE', true));
    expect(shape.delivered.map(({ from }) => from)).toEqual(['DPD']);
    expect(shape.fetched.map(({ from, to }) => `${from} ${to}`)).toEqual(['AU DPD', 'NZ DPD']);
    expect(shape.carriers.map(({ id, state }) => `${id} ${state}`)).toEqual(['POST unserved', 'DPD pending']);
  });

  it('marks the address, its carriers and its countries as unserved if no carrier delivers to it [WH-7]', () => {
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
