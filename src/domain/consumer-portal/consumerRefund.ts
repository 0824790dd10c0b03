import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { portalCurrency } from '../international/portalCurrency.ts';
import type { ConsumerFee, ConsumerItem } from './consumerItem.ts';

/** Refund for the selected items, in the portal's currency. */
export type ConsumerRefund = {
  readonly items: number;
  readonly restocking: number;
  /** Deducted by rules. Fees in other currencies are not part of `total`. */
  readonly fees: readonly ConsumerFee[];
  /** Never negative. */
  readonly total: number;
};

const CENTS = 100;
const rounded = (amount: number): number => Math.round(amount * CENTS) / CENTS;

export function consumerRefund(
  configuration: CompanyConfiguration,
  chosen: readonly ConsumerItem[],
): ConsumerRefund | undefined {
  const { refunds } = configuration;
  if (refunds?.enabled !== true) return undefined;
  const items = rounded(chosen.reduce((sum, { price }) => sum + price, 0));
  const restocking = rounded((items * (refunds.restockingFeePercent ?? 0)) / CENTS);
  const fees = chosen.flatMap(({ fee }) => fee ?? []);
  const own = portalCurrency(configuration);
  const kept = fees
    .filter(({ currency }) => own === undefined || currency === own)
    .reduce((sum, { amount }) => sum + amount, restocking);
  return { items, restocking, fees, total: Math.max(0, rounded(items - kept)) };
}
