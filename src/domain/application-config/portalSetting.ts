/** The further settings of a merchant's portal [CF-6], each a number or a regular expression. */
export const portalSettings = {
  PURCHASE_WARRANTY_PERIOD: 'number',
  DOMESTIC_PRICING_TIERS: 'number',
  INTERNATIONAL_PRICING_TIERS: 'number',
  DUE_DATE_DAYS: 'number',
  ORDER_ID_REGEX: 'pattern',
  RAN_REGEX: 'pattern',
} as const;
export type PortalSetting = keyof typeof portalSettings;

/** Whether a number can be a setting at all: whole, of nine digits at most. What it may be is the owner's to limit. */
export const isSettingNumber = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) < 1e9;
