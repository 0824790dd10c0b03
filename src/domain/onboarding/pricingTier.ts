import { err, ok, type Result } from '../shared/result.ts';

export const pricingTiers = [1, 2, 3, 4] as const;
export type PricingTier = (typeof pricingTiers)[number];

export type ChargeAccounts = {
  readonly consumerChargeAccount: string;
  readonly consumerChargeAccountKey: string;
  readonly merchantChargeAccount: string;
};

export const isPricingTier = (value: unknown): value is PricingTier =>
  (pricingTiers as readonly unknown[]).includes(value);

/** Charge accounts of a pricing tier. Fails if the tier is invalid [OB-2]. */
export const chargeAccountsOf = (
  tier: number | undefined,
  accounts: Readonly<Record<PricingTier, ChargeAccounts>>,
): Result<ChargeAccounts, { readonly kind: 'pricing-tier-unknown' }> =>
  isPricingTier(tier) ? ok(accounts[tier]) : err({ kind: 'pricing-tier-unknown' });
