import { describe, expect, it } from 'vitest';
import type { Carrier } from '../../../src/domain/company/parts/carrier.ts';
import { validateCarriers } from '../../../src/domain/carriers/validateCarriers.ts';

const carrier = (carrierCompanyId: string, more: Partial<Carrier> = {}): Carrier => ({
  carrierCompanyId,
  enabled: true,
  default: false,
  ...more,
});
const offered = [{ carrierCompanyId: 'POST' }, { carrierCompanyId: 'DPD' }];
const several = { offered, settings: { multiCarrierEnabled: true } };
const single = { offered, settings: {} };

describe('validateCarriers', () => {
  it('accepts carriers offered by the owner, and published carriers that are no longer offered [CR-7]', () => {
    expect(validateCarriers([], [carrier('POST'), carrier('DPD')], several)).toBeUndefined();
    expect(validateCarriers([carrier('OLD')], [carrier('OLD'), carrier('POST')], several)).toBeUndefined();
    expect(validateCarriers([], [carrier('OLD')], several)).toEqual({
      kind: 'cannot-be-added',
      carrierCompanyId: 'OLD',
    });
  });

  it('accepts only one carrier if the company may not have several, and accepts another carrier as its replacement [CR-2] [CR-7]', () => {
    expect(validateCarriers([], [carrier('POST')], single)).toBeUndefined();
    expect(validateCarriers([carrier('POST')], [carrier('DPD')], single)).toBeUndefined();
    expect(validateCarriers([], [carrier('POST'), carrier('DPD')], single)).toMatchObject({ carrierCompanyId: 'DPD' });
    expect(validateCarriers([carrier('POST')], [carrier('POST'), carrier('DPD')], single)).toMatchObject({
      kind: 'cannot-be-added',
    });
  });

  it.each([
    ['id-malformed', [carrier('no id')]],
    ['listed-twice', [carrier('POST'), carrier('POST')]],
    ['two-defaults', [carrier('POST', { default: true }), carrier('DPD', { default: true })]],
    ['account', [carrier('DPD', { account: { accountNumber: 'D1' } })]],
    ['account', [carrier('DPD', { account: {} })]],
  ])('rejects the list as %s [CR-4] [CR-6]', (kind, next) => {
    expect(validateCarriers([], next, several)).toMatchObject({ kind });
  });
});
