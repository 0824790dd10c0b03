import type { CompanySettings, CompanySettingsPatch } from '../company/companySettings.ts';
import { validate } from '../validation/validate.ts';

const MAX_RESTOCKING_FEE = 100;

export type RestockingFeeProblem = 'validation.invalidCurrencyError' | 'refunds.fee.tooLarge';

/** What is wrong with the share of the price that is kept, in percent: at most two decimals, as an amount of money. */
export function restockingFeeProblem(percent: number): RestockingFeeProblem | undefined {
  const malformed = validate('currency', String(percent));
  if (malformed !== undefined) return malformed;
  return percent > MAX_RESTOCKING_FEE ? 'refunds.fee.tooLarge' : undefined;
}

/** Shape alone: page and service may know the currencies of different years. */
export const isCurrencyCode = (text: string): boolean => /^[A-Z]{3}$/.test(text);

export type RefundSettingProblem =
  | { readonly pointer: '/refunds/restockingFeePercent'; readonly reason: RestockingFeeProblem }
  | { readonly pointer: '/currencyOverride'; readonly reason: 'not a code of ISO 4217' };

/** The first written setting of refunds that is not as it is held already and may not be as it is [CF-7]. */
export function refundSettingProblem(
  held: readonly CompanySettings[],
  patch: CompanySettingsPatch,
): RefundSettingProblem | undefined {
  const fee = patch.refunds?.restockingFeePercent;
  const isHeld = held.some(({ refunds }) => refunds?.restockingFeePercent === fee);
  const reason = fee === undefined || isHeld ? undefined : restockingFeeProblem(fee);
  if (reason) return { pointer: '/refunds/restockingFeePercent', reason };
  const { currencyOverride } = patch;
  const isSound =
    !currencyOverride ||
    held.some((each) => each.currencyOverride === currencyOverride) ||
    isCurrencyCode(currencyOverride);
  return isSound ? undefined : { pointer: '/currencyOverride', reason: 'not a code of ISO 4217' };
}
