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
  ])('adds a pending carrier disabled and not as the default, %s [CR-1]', (_, settings) => {
    expect(addCarrier([], 'DPD', settings)).toEqual([carrier('DPD', false, false)]);
  });

  it('makes the first carrier the default if only one is allowed [CR-2]', () => {
    expect(addCarrier([], 'USPS', single)).toEqual([carrier('USPS', true, true)]);
    expect(addCarrier([], 'USPS', {})).toEqual([carrier('USPS', true, true)]);
  });

  it('does not change the default if it is not the first, or if several are allowed [CR-2]', () => {
    const first = carrier('USPS', true, true);
    expect(addCarrier([first], 'DPD', single)).toEqual([first, carrier('DPD')]);
    expect(addCarrier([], 'USPS', multi)).toEqual([carrier('USPS')]);
  });

  it('ignores an existing carrier [CR-2]', () => {
    const present = [carrier('USPS', false, true)];
    expect(addCarrier(present, 'USPS', single)).toBe(present);
  });
});

describe('enableCarrier', () => {
  it('makes a carrier that was pending the only default [CR-3] [CR-4]', () => {
    expect(enableCarrier([carrier('USPS', true, true), carrier('DPD', false)], 'DPD', pendingDpd)).toEqual([
      carrier('USPS'),
      carrier('DPD', true, true),
    ]);
  });

  it('leaves the default unchanged for a carrier that was not pending [CR-3]', () => {
    const usps = carrier('USPS', true, true);
    expect(enableCarrier([usps, carrier('BPOST', false)], 'BPOST', pendingDpd)).toEqual([usps, carrier('BPOST')]);
  });

  it('is undone by disabling the carrier, including the default [CR-3]', () => {
    expect(disableCarrier([carrier('USPS', true, true), carrier('DPD')], 'USPS')).toEqual([
      carrier('USPS', false, true),
      carrier('DPD'),
    ]);
  });
});

describe('makeDefaultCarrier', () => {
  it('clears the flag of all others [CR-4]', () => {
    const chosen = makeDefaultCarrier([carrier('A', true, true), carrier('B'), carrier('C', true, true)], 'B');
    expect(chosen).toEqual([carrier('A'), carrier('B', true, true), carrier('C')]);
  });

  it('changes nothing for an unknown carrier [CR-4]', () => {
    const present = [carrier('A', true, true)];
    expect(makeDefaultCarrier(present, 'B')).toBe(present);
  });
});

describe('carrier edits', () => {
  it('withoutDeletedCarriers removes carriers, and no other becomes the default [CR-5]', () => {
    const present = [carrier('A', true, true), carrier('B'), carrier('C')];
    expect(withoutDeletedCarriers(present, new Set(['A', 'C']))).toEqual([carrier('B')]);
    expect(withoutDeletedCarriers(present, new Set())).toEqual(present);
  });
});

it('edits of carriers leave at most one default and no duplicate carrier, in any order [CR-1] [CR-2] [CR-3] [CR-4] [CR-5]', () => {
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
