import { describe, expect, it } from 'vitest';
import {
  isSettingNumber,
  portalSettings,
  type PortalSetting,
} from '../../../src/domain/application-config/portalSetting.ts';

const settings = Object.keys(portalSettings) as PortalSetting[];

describe('portal settings', () => {
  it('consist of four numbers and two patterns [CF-6]', () => {
    expect(settings.filter((setting) => portalSettings[setting] === 'number')).toEqual([
      'PURCHASE_WARRANTY_PERIOD',
      'DOMESTIC_PRICING_TIERS',
      'INTERNATIONAL_PRICING_TIERS',
      'DUE_DATE_DAYS',
    ]);
    expect(settings.filter((setting) => portalSettings[setting] === 'pattern')).toEqual([
      'ORDER_ID_REGEX',
      'RAN_REGEX',
    ]);
  });

  it.each([0, 30, 999_999_999])('accept the number %d as value of a numeric setting [CF-6]', (value) => {
    expect(isSettingNumber(value)).toBe(true);
  });

  it.each([-1, 1.5, 1_000_000_000, Infinity, Number.NaN, '30', undefined, null])(
    'reject %s as a number [CF-6]',
    (value) => {
      expect(isSettingNumber(value)).toBe(false);
    },
  );
});
