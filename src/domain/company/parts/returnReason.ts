/** A reason that a customer can select [RS-1]. `code` never changes after publishing. */
export type ReturnReason = {
  readonly code: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly paymentRequired: boolean;
  readonly paymentRequirements?: readonly string[] | undefined;
};

export type ReturnReasons = {
  readonly enabled: boolean;
  /** Pattern of the customer's comment. Defaults to `DEFAULT_REASON_PATTERN`. */
  readonly validationRegex?: string | undefined;
  readonly reasons: readonly ReturnReason[];
};

/** Pattern of a customer's comment if the merchant has not set a pattern [RS-2]: 1 to 50 characters. */
export const DEFAULT_REASON_PATTERN = '^.{1,50}$';

export const noReturnReasons: ReturnReasons = { enabled: false, reasons: [] };

export const reasonPatternOf = (reasons: ReturnReasons): string => reasons.validationRegex || DEFAULT_REASON_PATTERN;
