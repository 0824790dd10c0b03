/** A reason a customer can choose [RS-1]. `code` identifies it and never changes once published. */
export type ReturnReason = {
  readonly code: string;
  readonly description: string;
  readonly enabled: boolean;
  readonly paymentRequired: boolean;
  readonly paymentRequirements?: readonly string[] | undefined;
};

export type ReturnReasons = {
  readonly enabled: boolean;
  /** What a customer may write beside the reason. Empty or absent: `DEFAULT_REASON_PATTERN`. */
  readonly validationRegex?: string | undefined;
  readonly reasons: readonly ReturnReason[];
};

/** Any characters, 1 to 50 of them [RS-2]. */
export const DEFAULT_REASON_PATTERN = '^.{1,50}$';

export const noReturnReasons: ReturnReasons = { enabled: false, reasons: [] };

export const reasonPatternOf = (reasons: ReturnReasons): string => reasons.validationRegex || DEFAULT_REASON_PATTERN;
