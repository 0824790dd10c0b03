/** Further settings of a merchant's portal [CF-6]: numbers or regular expressions. */
export const portalSettings = {
  PURCHASE_WARRANTY_PERIOD: 'number',
  DOMESTIC_PRICING_TIERS: 'number',
  INTERNATIONAL_PRICING_TIERS: 'number',
  DUE_DATE_DAYS: 'number',
  ORDER_ID_REGEX: 'pattern',
  RAN_REGEX: 'pattern',
} as const;
export type PortalSetting = keyof typeof portalSettings;

/** An integer of at most nine digits. The owner's limits are checked elsewhere. */
export const isSettingNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e9;
