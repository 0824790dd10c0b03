import { validate } from '../validation/validate.ts';

const MAX_RESTOCKING_FEE = 100;

export type RestockingFeeProblem = 'validation.invalidCurrencyError' | 'refunds.fee.tooLarge';

/** What is wrong with the share of the price that is kept, in percent: at most two decimals, as an amount of money. */
export function restockingFeeProblem(percent: number): RestockingFeeProblem | undefined {
  const malformed = validate('currency', String(percent));
  if (malformed !== undefined) return malformed;
  return percent > MAX_RESTOCKING_FEE ? 'refunds.fee.tooLarge' : undefined;
}
