import { describe, expect, it } from 'vitest';
import {
  isSettingNumber,
  portalSettings,
  type PortalSetting,
} from '../../../src/domain/application-config/portalSetting.ts';

const settings = Object.keys(portalSettings) as PortalSetting[];

describe('a setting of the portal', () => {
  it('has one of six names: four numbers and two patterns [CF-6]', () => {
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

  it.each([0, 30, 999_999_999])('accepts %d as its number [CF-6]', (value) => {
    expect(isSettingNumber(value)).toBe(true);
  });

  it.each([-1, 1.5, 1_000_000_000, Infinity, Number.NaN, '30', undefined, null])(
    'rejects %s as its number [CF-6]',
    (value) => {
      expect(isSettingNumber(value)).toBe(false);
    },
  );
});
