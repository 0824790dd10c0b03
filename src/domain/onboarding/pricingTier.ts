export const pricingTiers = [1, 2, 3, 4] as const;
type PricingTier = (typeof pricingTiers)[number];

export type ChargeAccounts = {
  readonly consumerChargeAccount: string;
  readonly consumerChargeAccountKey: string;
  readonly merchantChargeAccount: string;
};

export const isPricingTier = (value: unknown): value is PricingTier =>
  (pricingTiers as readonly unknown[]).includes(value);
