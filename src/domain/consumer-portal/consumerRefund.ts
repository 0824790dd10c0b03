import type { CompanyConfiguration } from '../company/companyConfiguration.ts';
import { portalCurrency } from '../international/portalCurrency.ts';
import type { ConsumerFee, ConsumerItem } from './consumerItem.ts';

/** Refund for the selected items, in the portal's currency. */
export type ConsumerRefund = {
  readonly items: number;
  readonly restocking: number;
  /** Fees that rules deduct. `total` ignores fees in other currencies. */
  readonly fees: readonly ConsumerFee[];
  /** Refunded amount, at least 0. */
  readonly total: number;
};

const PERCENT = 100;
const rounded = (amount: number): number => Math.round(amount * PERCENT) / PERCENT;

export function consumerRefund(
  configuration: CompanyConfiguration,
  chosen: readonly ConsumerItem[],
): ConsumerRefund | undefined {
  const { refunds } = configuration;
  if (refunds?.enabled !== true) return undefined;
  const items = rounded(chosen.reduce((sum, { price }) => sum + price, 0));
  const restocking = rounded((items * (refunds.restockingFeePercent ?? 0)) / PERCENT);
  const fees = chosen.flatMap(({ fee }) => fee ?? []);
  const portalCurrencyCode = portalCurrency(configuration);
  const deductedFee = fees
    .filter(({ currency }) => portalCurrencyCode === undefined || currency === portalCurrencyCode)
    .reduce((sum, { amount }) => sum + amount, restocking);
  return { items, restocking, fees, total: Math.max(0, rounded(items - deductedFee)) };
}
