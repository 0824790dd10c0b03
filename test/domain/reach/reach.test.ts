import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withCarriers } from '../../../src/domain/carriers/companyCarriers.ts';
import { productOf, withProduct, type CompanyConfiguration } from '../../../src/domain/company/companyConfiguration.ts';
import type { Carrier } from '../../../src/domain/company/parts/carrier.ts';
import type { Warehouse } from '../../../src/domain/company/parts/warehouse.ts';
import { leadsNowhere, reach, type CountryReach } from '../../../src/domain/reach/reach.ts';
import { conditionHolds } from '../../../src/domain/rules/evaluation/conditionHolds.ts';
import type { RuleCondition } from '../../../src/domain/rules/conditions/ruleCondition.ts';
import type { ReturnRule } from '../../../src/domain/rules/returnRule.ts';
import { aCompanyConfiguration } from '../../support/samples/builders.ts';
import { aWarehouse } from '../../support/samples/warehouses.ts';
import { documentOf } from '../rules/aRule.ts';

const COUNTRIES = ['AU', 'BE', 'NZ'];
const CARRIERS = ['DPD', 'BPOST', 'EXPRESS'];

type Setup = {
  readonly carriers: readonly Carrier[];
  readonly collects: Readonly<Record<string, readonly string[] | undefined>>;
  readonly warehouses: readonly Warehouse[];
  readonly rules: readonly ReturnRule[];
  readonly shops?: readonly { readonly id: string; readonly carrierId?: string; readonly isOn: boolean }[];
  readonly more?: Partial<CompanyConfiguration>;
};

const carrier = (carrierCompanyId: string, more: Partial<Carrier> = {}): Carrier => ({
  carrierCompanyId,
  enabled: true,
  default: false,
  account: { accountNumber: 'A1B2C3' },
  ...more,
});

const rule = (fields: object): ReturnRule =>
  ({ name: 'Rule', enabled: true, priority: 1, conditions: [], ...fields }) as unknown as ReturnRule;

const given = (carrierId: string, area: readonly string[] = [], shouldUse = true): ReturnRule =>
  rule({
    ruleType: 'CARRIER_RULES',
    conditions: area.length === 0 ? [] : [{ fact: 'area', operator: 'fullMatch', value: area }],
    eventData: { shouldUse, carrier: carrierId, serviceType: 'EXPRESS' },
  });

function configurationOf({
  carriers,
  collects,
  warehouses,
  rules,
  shops = [],
  more = {},
}: Setup): CompanyConfiguration {
  const ground = aCompanyConfiguration({
    international: { homeCountryCode: 'AU' },
    offeredCarriers: CARRIERS.map((carrierCompanyId) => ({ carrierCompanyId, countries: collects[carrierCompanyId] })),
    warehousesConfig: warehouses,
    rulesConfig: rules.map((each, nth) => documentOf({ ...each, ruleId: `r${nth}` })),
    inStoreReturns: { enabled: shops.length > 0 },
    offeredStoreNetworks: shops.map(({ id }) => ({ storeNetworkId: id })),
    storeNetworkConfig: shops.map(({ id, carrierId, isOn }) => ({
      storeNetworkId: id,
      enabled: isOn,
      storeNetworkCarrierId: carrierId,
    })),
    carriers: { multiCarrierEnabled: true, carrierNetworksEnabled: true },
    ...more,
  });
  const countriesEnabled = Object.fromEntries(COUNTRIES.map((code) => [code, true]));
  return withCarriers(withProduct(ground, { ...productOf(ground), countriesEnabled }), carriers);
}

const home = aWarehouse({ locationId: 'main', default: true });
const ground: Setup = {
  carriers: [carrier('DPD', { default: true }), carrier('BPOST')],
  collects: { DPD: ['AU', 'NZ'], BPOST: ['AU', 'BE'] },
  warehouses: [home, aWarehouse({ locationId: 'outlet', default: false })],
  rules: [],
};
const reachOf = (setup: Setup, country: string): CountryReach => {
  const found = reach(configurationOf(setup)).find((each) => each.country === country);
  if (!found) throw new Error(`${country} is no country of the portal`);
  return found;
};

describe('reachOf', () => {
  it('uses the carrier and service that a rule assigns to the country', () => {
    const setup = {
      ...ground,
      collects: { ...ground.collects, EXPRESS: undefined },
      carriers: [...ground.carriers, carrier('EXPRESS')],
      rules: [given('EXPRESS', ['NZ'])],
    };
    expect(reachOf(setup, 'NZ').label).toEqual({ carrierId: 'EXPRESS', service: 'EXPRESS', isByRule: true });
    expect(reachOf(setup, 'BE').label?.carrierId).toBe('BPOST');
    expect(reachOf(setup, 'BE').otherCarriers).toEqual([]);
  });

  it('lists addresses that rules choose only for some items, in addition to the usual address', () => {
    const some = rule({
      ruleType: 'RETURN_ADDRESS',
      conditions: [{ fact: 'price', operator: 'lessThan', value: 5 }],
      eventData: { locationId: 'outlet' },
    });
    expect(reachOf({ ...ground, rules: [some] }, 'AU')).toMatchObject({
      address: { locationId: 'main', isByRule: false },
      otherAddresses: ['outlet'],
    });
  });

  it('treats an area whose name is not a country as part of the home country', () => {
    const some = rule({
      ruleType: 'RETURN_ADDRESS',
      conditions: [{ fact: 'area', operator: 'fullMatch', value: ['NSW'] }],
      eventData: { locationId: 'outlet' },
    });
    expect(reachOf({ ...ground, rules: [some] }, 'AU').otherAddresses).toEqual(['outlet']);
    expect(reachOf({ ...ground, rules: [some] }, 'NZ').otherAddresses).toEqual([]);
  });

  it('reports a country without a carrier as unreachable', () => {
    const setup = { ...ground, carriers: [carrier('DPD', { default: true })] };
    expect(reachOf(setup, 'BE')).toMatchObject({ label: undefined, problems: [{ kind: 'no-carrier' }] });
    expect(leadsNowhere(reachOf(setup, 'BE'))).toBe(true);
    expect(leadsNowhere(reachOf(setup, 'AU'))).toBe(false);
  });

  it.each([
    ['a rule assigns it to a carrier that does not collect there', [given('BPOST', ['NZ'])], 'carrier-elsewhere'],
    ['a rule assigns it to a carrier that is not in use', [given('EXPRESS', ['NZ'])], 'carrier-off'],
    ['a rule excludes it from the only carrier there', [given('DPD', ['NZ'], false)], 'carrier-avoided'],
    [
      'a rule sends it to a removed address',
      [rule({ ruleType: 'RETURN_ADDRESS', eventData: { locationId: 'gone' } })],
      'address-gone',
    ],
  ])('reports a country as unreachable, and the rule that causes this, if %s', (_, rules, kind) => {
    const found = reachOf({ ...ground, rules }, 'NZ');
    expect(found.problems).toMatchObject([{ kind, rule: { ruleId: 'r0' } }]);
    expect(leadsNowhere(found)).toBe(true);
  });

  it.each([
    ['there is no address', [], 'no-address'],
    ['the default address is disabled', [{ ...home, enabled: false }], 'address-off'],
  ])('reports a country as unreachable if %s', (_, warehouses, kind) => {
    expect(reachOf({ ...ground, warehouses }, 'AU').problems).toMatchObject([{ kind }]);
  });

  it('uses the next carrier if the default carrier does not deliver to the return address [CR-4] [WH-7]', () => {
    const berlin = aWarehouse({ locationId: 'berlin', default: true, place: { address: { country: 'DE' } } });
    const carriers = [carrier('DPD', { default: true }), carrier('EXPRESS')];
    const setup = { ...ground, carriers, warehouses: [berlin], collects: { ...ground.collects, EXPRESS: undefined } };
    expect(reachOf(setup, 'AU')).toMatchObject({ label: { carrierId: 'EXPRESS' }, problems: [] });
  });

  it('reports a country as unreachable if no carrier there delivers to the return address [WH-7]', () => {
    const berlin = aWarehouse({ locationId: 'berlin', default: true, place: { address: { country: 'DE' } } });
    const shops = [{ id: 'LOCKERS', carrierId: 'DPD', isOn: true }];
    const found = reachOf({ ...ground, warehouses: [berlin], shops }, 'AU');
    expect(found).toMatchObject({
      label: undefined,
      shops: [],
      problems: [{ kind: 'address-refused', carrierId: 'DPD', locationId: 'berlin' }],
    });
    expect(leadsNowhere(found)).toBe(true);
  });

  it('reports the rule whose carrier does not deliver to the return address [RL-2]', () => {
    const berlin = aWarehouse({ locationId: 'berlin', default: true, place: { address: { country: 'DE' } } });
    const found = reachOf({ ...ground, warehouses: [berlin], rules: [given('DPD')] }, 'AU');
    expect(found.problems).toMatchObject([
      { kind: 'rule-address-refused', carrierId: 'DPD', locationId: 'berlin', rule: { ruleId: 'r0' } },
    ]);
  });

  it('includes the shops of carriers that collect in the country, and home pickup if it is enabled', () => {
    const shops = [
      { id: 'LOCKERS', carrierId: 'DPD', isOn: true },
      { id: 'POINTS', carrierId: 'BPOST', isOn: true },
      { id: 'KIOSKS', carrierId: 'DPD', isOn: false },
    ];
    const setup = { ...ground, shops, more: { homePickup: { enabled: true } } };
    expect(reachOf(setup, 'NZ')).toMatchObject({ shops: ['LOCKERS'], isCollected: true });
    expect(reachOf(setup, 'BE')).toMatchObject({ shops: ['POINTS'], isCollected: true });
    expect(reachOf(ground, 'AU')).toMatchObject({ shops: [], isCollected: false });
  });

  it('includes the fee that a rule charges for an ordinary item from the country', () => {
    const fee = rule({
      ruleType: 'REFUND_FEES',
      conditions: [{ fact: 'area', operator: 'fullMatch', value: ['NZ'] }],
      eventData: { amount: 5, name: 'Shipping', currency: 'AUD' },
    });
    expect(reachOf({ ...ground, rules: [fee] }, 'NZ').fee).toEqual({ amount: 5, currency: 'AUD' });
    expect(reachOf({ ...ground, rules: [fee] }, 'AU').fee).toBeUndefined();
  });
});

/** Reference implementation: evaluates rules one by one from the highest priority, and default rules last. */
function firstOf(rules: readonly ReturnRule[], type: string, country: string): ReturnRule | undefined {
  const candidates = rules
    .map((each, nth) => ({ each, nth }))
    .filter(({ each }) => each.enabled && each.ruleType === type)
    .toSorted(
      (left, right) =>
        Number(left.each.isDefault ?? false) - Number(right.each.isDefault ?? false) ||
        right.each.priority - left.each.priority ||
        left.nth - right.nth,
    );
  return candidates.find(({ each }) => each.conditions.every((one) => conditionHolds(one, { area: country })))?.each;
}

function byBruteForce({ carriers, collects, warehouses, rules }: Setup, country: string) {
  const inUse = [
    ...carriers.filter((each) => each.enabled && each.default),
    ...carriers.filter((each) => each.enabled && !each.default),
  ].map((each) => each.carrierCompanyId);
  const chosen = firstOf(rules, 'RETURN_ADDRESS', country)?.eventData as { locationId: string } | undefined;
  const locationId = chosen?.locationId ?? warehouses.find((each) => each.default)?.locationId;
  const address = warehouses.find((each) => each.enabled && each.locationId === locationId);
  const accepts = (id: string, code: string) => collects[id]?.includes(code) ?? true;
  const usableCarriers = inUse.filter(
    (id) => accepts(id, country) && (!address || accepts(id, address.place?.address.country ?? '')),
  );
  const named = firstOf(rules, 'CARRIER_RULES', country)?.eventData as
    | { carrier: string; shouldUse: boolean }
    | undefined;
  const label = named?.shouldUse
    ? usableCarriers.find((id) => id === named.carrier)
    : usableCarriers.find((id) => id !== named?.carrier);
  return { label, address: address?.locationId };
}

const area = fc.subarray(COUNTRIES, { minLength: 1 });
const condition: fc.Arbitrary<RuleCondition> = fc.oneof(
  fc.record({
    fact: fc.constant('area' as const),
    operator: fc.constantFrom('fullMatch' as const, 'notFullMatch' as const),
    value: area,
  }),
  fc.constant({ fact: 'price' as const, operator: 'lessThan' as const, value: 5 }),
);
const common = {
  name: fc.constant('Rule'),
  enabled: fc.boolean(),
  priority: fc.constantFrom(1, 2, 3),
  conditions: fc.array(condition, { maxLength: 2 }),
};
const anyRule = fc.oneof(
  fc.record({
    ...common,
    ruleType: fc.constant('CARRIER_RULES' as const),
    eventData: fc.record({
      shouldUse: fc.boolean(),
      carrier: fc.constantFrom(...CARRIERS),
      serviceType: fc.constant('STANDARD'),
    }),
  }),
  fc.record({
    ...common,
    ruleType: fc.constant('RETURN_ADDRESS' as const),
    eventData: fc.record({ locationId: fc.constantFrom('main', 'outlet', 'gone') }),
  }),
) as fc.Arbitrary<ReturnRule>;
const anySetup: fc.Arbitrary<Setup> = fc.record({
  carriers: fc
    .uniqueArray(fc.constantFrom(...CARRIERS))
    .chain((ids) =>
      fc
        .tuple(fc.constant(ids), fc.nat(3), fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }))
        .map(([all, first, on]) =>
          all.map((id, nth) => carrier(id, { enabled: on[nth] ?? true, default: nth === first })),
        ),
    ),
  collects: fc.record(
    Object.fromEntries(CARRIERS.map((id) => [id, fc.option(fc.subarray(COUNTRIES), { nil: undefined })])),
  ),
  warehouses: fc
    .tuple(fc.boolean(), fc.boolean(), fc.boolean())
    .map(([first, second, isDefault]) => [
      aWarehouse({ locationId: 'main', enabled: first, default: isDefault }),
      aWarehouse({ locationId: 'outlet', enabled: second, default: !isDefault }),
    ]),
  rules: fc.array(anyRule, { maxLength: 6 }),
});

it('reach equals a brute-force search over rules, carriers and addresses, for 1,000 random configurations', () => {
  fc.assert(
    fc.property(anySetup, (setup) => {
      const found = reach(configurationOf(setup));
      expect(found.map(({ country }) => country)).toEqual(COUNTRIES);
      for (const each of found)
        expect({ label: each.label?.carrierId, address: each.address?.locationId }).toEqual(
          byBruteForce(setup, each.country),
        );
    }),
    { seed: 11, numRuns: 1000 },
  );
});
