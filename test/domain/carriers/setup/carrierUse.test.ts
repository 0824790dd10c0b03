import { describe, expect, it } from 'vitest';
import { carrierUse } from '../../../../src/domain/carriers/setup/carrierUse.ts';
import { setupSteps } from '../../../../src/domain/carriers/setup/setupSteps.ts';
import { carrierCards } from '../../../../src/domain/carriers/setup/carrierCards.ts';
import { withCarriers } from '../../../../src/domain/carriers/companyCarriers.ts';
import {
  productOf,
  withProduct,
  type CompanyConfiguration,
} from '../../../../src/domain/company/companyConfiguration.ts';
import type { Carrier } from '../../../../src/domain/company/parts/carrier.ts';
import type { ReturnRule } from '../../../../src/domain/rules/returnRule.ts';
import { aCompanyConfiguration } from '../../../support/samples/builders.ts';
import { aWarehouse } from '../../../support/samples/warehouses.ts';
import { aRule, documentOf } from '../../rules/aRule.ts';

const carrier = (carrierCompanyId: string, more: Partial<Carrier> = {}): Carrier => ({
  carrierCompanyId,
  enabled: true,
  default: false,
  ...more,
});

const carrierRule = (name: string, carrierId: string, more: Partial<ReturnRule> = {}) =>
  aRule(name, {
    ruleType: 'CARRIER_RULES',
    name,
    eventData: { shouldUse: true, carrier: carrierId, serviceType: 'STANDARD' },
    ...more,
  } as Partial<ReturnRule>);

const offered = [
  { carrierCompanyId: 'DPD', name: 'DPD' },
  { carrierCompanyId: 'BPOST', name: 'bpost', countries: ['BE'] },
  { carrierCompanyId: 'AUSTRALIA_POST', name: 'Australia Post', countries: ['AU'] },
];

function configurationOf(
  carriers: readonly Carrier[],
  { rules = [], more = {} }: { rules?: readonly ReturnType<typeof aRule>[]; more?: Partial<CompanyConfiguration> } = {},
): CompanyConfiguration {
  const ground = aCompanyConfiguration({
    offeredCarriers: offered,
    international: { homeCountryCode: 'AU' },
    rulesConfig: rules.map(documentOf),
    warehousesConfig: [
      aWarehouse({ locationId: 'w1', place: { address: { country: 'AU' } } }),
      aWarehouse({ locationId: 'w2', enabled: false, place: { address: { country: 'BE' } } }),
    ],
    carriers: { multiCarrierEnabled: true },
    ...more,
  });
  const countriesEnabled = { BE: true, NZ: true, JP: false };
  return withCarriers(withProduct(ground, { ...productOf(ground), countriesEnabled }), carriers);
}

describe('carrierUse', () => {
  it('lists the portal’s countries in which the carrier collects, and the countries that no other carrier serves [CR-7]', () => {
    const configuration = configurationOf([carrier('DPD'), carrier('BPOST'), carrier('AUSTRALIA_POST')]);
    expect(carrierUse(configuration, 'DPD')).toMatchObject({ countries: ['AU', 'BE', 'NZ'], onlyThere: ['NZ'] });
    expect(carrierUse(configuration, 'BPOST')).toMatchObject({ countries: ['BE'], onlyThere: [] });
    const without = configurationOf([carrier('DPD', { enabled: false }), carrier('BPOST')]);
    expect(carrierUse(without, 'BPOST').onlyThere).toEqual(['BE']);
  });

  it('lists the rules that assign items to the carrier, not the rules that exclude items', () => {
    const configuration = configurationOf([carrier('DPD')], {
      rules: [
        carrierRule('Kayaks', 'DPD'),
        carrierRule('Not fragile', 'DPD', {
          eventData: { shouldUse: false, carrier: 'DPD', serviceType: 'STANDARD' },
        }),
        carrierRule('Letters', 'BPOST'),
      ],
    });
    expect(carrierUse(configuration, 'DPD').rules.map(({ name }) => name)).toEqual(['Kayaks']);
  });

  it('lists the enabled return addresses in countries where the carrier collects', () => {
    const configuration = configurationOf([carrier('DPD')]);
    expect(carrierUse(configuration, 'AUSTRALIA_POST').addresses).toEqual(['w1']);
    expect(carrierUse(configuration, 'BPOST').addresses).toEqual([]);
  });
});

describe('a carrier that cannot deliver', () => {
  const sydney = aWarehouse({ locationId: 'w1', place: { address: { country: 'AU' } } });
  const berlin = aWarehouse({ locationId: 'w2', default: true, place: { address: { country: 'DE' } } });
  const of = (more: Partial<CompanyConfiguration>, is: Partial<Carrier> = { default: true }) =>
    carrierUse(configurationOf([carrier('AUSTRALIA_POST', is)], { more }), 'AUSTRALIA_POST').delivery;

  it('is a default carrier that does not deliver to the default return address, even if it delivers to other addresses [WH-7] [CR-4]', () => {
    expect(of({ warehousesConfig: [sydney, berlin] })).toEqual({ isPossible: false, refused: 'w2' });
    expect(of({ warehousesConfig: [{ ...sydney, default: true }] })).toEqual({ isPossible: true });
  });

  it('is a non-default carrier that delivers to no enabled return address [WH-7]', () => {
    expect(of({ warehousesConfig: [sydney, berlin] }, {})).toEqual({ isPossible: true });
    expect(of({ warehousesConfig: [berlin] }, {})).toEqual({ isPossible: false });
  });

  it('has an incomplete setup step "address"', () => {
    const one = carrier('AUSTRALIA_POST', { default: true });
    const configuration = configurationOf([one], { more: { warehousesConfig: [sydney, berlin] } });
    const steps = setupSteps(one, carrierUse(configuration, 'AUSTRALIA_POST'), false);
    expect(steps.find(({ step }) => step === 'address')?.isDone).toBe(false);
  });
});

describe('carrier setup steps', () => {
  const stepsOf = (of: Carrier, options: { isPending?: boolean; rules?: readonly ReturnType<typeof aRule>[] } = {}) => {
    const configuration = configurationOf([of], { rules: options.rules ?? [] });
    const use = carrierUse(configuration, of.carrierCompanyId);
    return setupSteps(of, use, options.isPending ?? false).map(({ step, isDone }) => `${step} ${isDone}`);
  };

  it.each([
    ['the account comes first', carrier('DPD'), {}, ['account false', 'address true', 'use false']],
    [
      'the default carrier is used',
      carrier('DPD', { default: true, account: { accountNumber: 'D48213' } }),
      {},
      ['account true', 'address true', 'use true'],
    ],
    [
      'a carrier to which a rule assigns items is used',
      carrier('DPD', { account: { accountNumber: 'D48213' } }),
      { rules: [carrierRule('Kayaks', 'DPD')] },
      ['account true', 'address true', 'use true'],
    ],
    [
      'a carrier of a disabled rule is not used',
      carrier('DPD', { account: { accountNumber: 'D48213' } }),
      { rules: [carrierRule('Kayaks', 'DPD', { enabled: false })] },
      ['account true', 'address true', 'use false'],
    ],
    [
      'a pending carrier is confirmed before it is used',
      carrier('BPOST', { enabled: false, default: true, account: { accountNumber: 'A1B2C3' } }),
      { isPending: true },
      ['account true', 'confirmation false', 'address false', 'use false'],
    ],
    ['a carrier without an account form has no account step', carrier('YAMATO'), {}, ['address true', 'use false']],
  ] as const)('are complete as expected: %s [CR-1] [CR-6]', (_, of, options, steps) => {
    expect(stepsOf(of, options)).toEqual(steps);
  });
});

describe('carrier cards', () => {
  const cardsOf = (before: readonly Carrier[], after: readonly Carrier[], more: Partial<CompanyConfiguration> = {}) =>
    carrierCards(configurationOf(before, { more }), configurationOf(after, { more })).map(
      ({ carrierCompanyId, state, change }) => `${carrierCompanyId} ${state} ${change}`,
    );

  it('show the carriers that are set up, including pending changes, before the carriers that can be added [CR-4] [CR-5] [CR-7]', () => {
    const dpd = carrier('DPD', { default: true });
    expect(cardsOf([dpd, carrier('BPOST')], [{ ...dpd, enabled: false }])).toEqual([
      'DPD disabled changed',
      'BPOST not-set-up removed',
      'AUSTRALIA_POST not-set-up none',
    ]);
  });

  it('offer no second carrier if the company may have only one carrier [CR-7]', () => {
    const one = { carriers: { multiCarrierEnabled: false } };
    expect(cardsOf([], [carrier('DPD')], one)).toEqual(['DPD enabled added']);
    expect(cardsOf([], [], one)).toHaveLength(3);
  });

  it('show a carrier that awaits confirmation as pending [CR-1]', () => {
    const waiting = { carriers: { multiCarrierEnabled: true, carriersWithPendingStatus: ['DPD'] } };
    expect(cardsOf([], [carrier('DPD', { enabled: false })], waiting)[0]).toBe('DPD pending added');
  });
});
