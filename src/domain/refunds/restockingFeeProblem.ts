import { validate } from '../validation/validate.ts';

const MAX_RESTOCKING_FEE = 100;

export type RestockingFeeProblem = 'validation.invalidCurrencyError' | 'refunds.fee.tooLarge';

/** Error of a fee in percent. At most two decimals. */
export function restockingFeeProblem(percent: number): RestockingFeeProblem | undefined {
  const malformed = validate('currency', String(percent));
  if (malformed !== undefined) return malformed;
  return percent > MAX_RESTOCKING_FEE ? 'refunds.fee.tooLarge' : undefined;
}
