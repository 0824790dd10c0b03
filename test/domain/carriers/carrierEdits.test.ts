import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Carrier, CarrierSettings } from '../../../src/domain/company/parts/carrier.ts';
import {
  addCarrier,
  disableCarrier,
  enableCarrier,
  makeDefaultCarrier,
  withoutDeletedCarriers,
} from '../../../src/domain/carriers/carrierEdits.ts';

const carrier = (carrierCompanyId: string, enabled = true, isDefault = false): Carrier => ({
  carrierCompanyId,
  enabled,
  default: isDefault,
});
const single: CarrierSettings = { multiCarrierEnabled: false };
const multi: CarrierSettings = { multiCarrierEnabled: true };
const pendingDpd = { carriersWithPendingStatus: ['DPD'] };

describe('addCarrier', () => {
  it.each([
    ['with one carrier allowed', { ...single, ...pendingDpd }],
    ['with several allowed', { ...multi, ...pendingDpd }],
  ])('adds a carrier that awaits confirmation disabled and not as the default, %s [CR-1]', (_, settings) => {
    expect(addCarrier([], 'DPD', settings)).toEqual([carrier('DPD', false, false)]);
  });

  it('makes the first carrier the default if the company may have only one carrier [CR-2]', () => {
    expect(addCarrier([], 'USPS', single)).toEqual([carrier('USPS', true, true)]);
    expect(addCarrier([], 'USPS', {})).toEqual([carrier('USPS', true, true)]);
  });

  it('makes the added carrier the default only if it is the company’s first carrier and several carriers are not allowed [CR-2]', () => {
    const first = carrier('USPS', true, true);
    expect(addCarrier([first], 'DPD', single)).toEqual([first, carrier('DPD')]);
    expect(addCarrier([], 'USPS', multi)).toEqual([carrier('USPS')]);
  });

  it('does not add a carrier that the company already has [CR-2]', () => {
    const present = [carrier('USPS', false, true)];
    expect(addCarrier(present, 'USPS', single)).toBe(present);
  });
});

describe('enableCarrier', () => {
  it('makes a carrier that awaited confirmation the only default carrier [CR-3] [CR-4]', () => {
    expect(enableCarrier([carrier('USPS', true, true), carrier('DPD', false)], 'DPD', pendingDpd)).toEqual([
      carrier('USPS'),
      carrier('DPD', true, true),
    ]);
  });

  it('does not change the default if the carrier awaits no confirmation [CR-3]', () => {
    const usps = carrier('USPS', true, true);
    expect(enableCarrier([usps, carrier('BPOST', false)], 'BPOST', pendingDpd)).toEqual([usps, carrier('BPOST')]);
  });

  it('is reverted by disableCarrier, which does not change the default carrier [CR-3]', () => {
    expect(disableCarrier([carrier('USPS', true, true), carrier('DPD')], 'USPS')).toEqual([
      carrier('USPS', false, true),
      carrier('DPD'),
    ]);
  });
});

describe('makeDefaultCarrier', () => {
  it('removes the default flag from all other carriers [CR-4]', () => {
    const chosen = makeDefaultCarrier([carrier('A', true, true), carrier('B'), carrier('C', true, true)], 'B');
    expect(chosen).toEqual([carrier('A'), carrier('B', true, true), carrier('C')]);
  });

  it('changes nothing if the company does not have the carrier [CR-4]', () => {
    const present = [carrier('A', true, true)];
    expect(makeDefaultCarrier(present, 'B')).toBe(present);
  });
});

describe('carrier edits', () => {
  it('withoutDeletedCarriers removes the default carrier without choosing another default [CR-5]', () => {
    const present = [carrier('A', true, true), carrier('B'), carrier('C')];
    expect(withoutDeletedCarriers(present, new Set(['A', 'C']))).toEqual([carrier('B')]);
    expect(withoutDeletedCarriers(present, new Set())).toEqual(present);
  });
});

it('any sequence of carrier edits leaves at most one default carrier and no duplicate carrier [CR-1] [CR-2] [CR-3] [CR-4] [CR-5]', () => {
  const id = fc.constantFrom('A', 'B', 'C');
  const settings = fc.record({
    multiCarrierEnabled: fc.boolean(),
    carriersWithPendingStatus: fc.subarray(['A', 'B', 'C']),
  });
  const act = fc.record({ kind: fc.constantFrom('add', 'enable', 'disable', 'default', 'delete'), id });
  fc.assert(
    fc.property(settings, fc.array(act, { maxLength: 12 }), (given, acts) => {
      let carriers: readonly Carrier[] = [];
      for (const { kind, id: which } of acts) {
        if (kind === 'add') carriers = addCarrier(carriers, which, given);
        else if (kind === 'enable') carriers = enableCarrier(carriers, which, given);
        else if (kind === 'disable') carriers = disableCarrier(carriers, which);
        else if (kind === 'default') carriers = makeDefaultCarrier(carriers, which);
        else carriers = withoutDeletedCarriers(carriers, new Set([which]));
        expect(carriers.filter((each) => each.default).length).toBeLessThanOrEqual(1);
        expect(new Set(carriers.map((each) => each.carrierCompanyId)).size).toBe(carriers.length);
      }
    }),
  );
});
