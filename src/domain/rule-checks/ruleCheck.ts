import type { RuleType } from '../company/parts/ruleDocument.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import type { ReturnVerdict } from '../simulator/returnVerdict.ts';
import { unitLimit } from '../validation/textLimit.ts';

export type Verdict = ReturnVerdict['kind'];

/** Decision of a rule: the parameters that its rule type defines. */
export type Effect = Readonly<Record<string, string | number | boolean>>;

export type Expectation =
  | { readonly of: 'verdict'; readonly is: Verdict }
  /** Expected effect of the rules of a type. Without `is`, no effect is expected. */
  | { readonly of: RuleType; readonly is?: Effect | undefined };

/** Item with expected decisions. The return date is relative to the purchase, so that results do not change by time. */
export type CheckDraft = {
  /** Name, unique within the company without case and outer spaces. */
  readonly name: string;
  readonly item: OrderItem;
  /** Days between purchase and return request, 0 or more. No effect without a purchase date. */
  readonly askedAfter: number;
  /** Expected decisions: at least one, at most one per kind. Decisions that are not listed may change. */
  readonly expected: readonly Expectation[];
};

export type RuleCheck = CheckDraft & { readonly id: string };

export const MAX_CHECKS = 200;
export const CHECK_NAME_LIMIT = unitLimit(100);
export const MAX_CHECK_SIZE = 4000;
/** Maximum number of days between purchase and return request: 100 years. */
export const MAX_ASKED_AFTER = 36_525;
