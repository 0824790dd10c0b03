import type { RuleType } from '../company/parts/ruleDocument.ts';
import type { OrderItem } from '../rules/evaluation/orderItem.ts';
import type { ReturnVerdict } from '../simulator/returnVerdict.ts';
import { unitLimit } from '../validation/textLimit.ts';

export type Verdict = ReturnVerdict['kind'];

/** What a rule decides, as its type names it; nothing else that a rule keeps beside it. */
export type Effect = Readonly<Record<string, string | number | boolean>>;

/** One thing that rules say of an item: whether it comes back, or what they decide of one type. */
export type Expectation =
  | { readonly of: 'verdict'; readonly is: Verdict }
  /** Without `is`: no rule of the type decides, or another type makes what it decides pointless. */
  | { readonly of: RuleType; readonly is?: Effect | undefined };

/**
 * An item with what a merchant expects rules to say of it. The day on which its return is asked for is counted from its
 * purchase, so that no check changes by time passing.
 */
export type CheckDraft = {
  /** Told apart from those of the company's other checks without case and outer spaces. */
  readonly name: string;
  readonly item: OrderItem;
  /** Days, 0 or more; of an item without a date of purchase nothing depends on it. */
  readonly askedAfter: number;
  /** At least one; of each thing one at most. What is not named may change. */
  readonly expected: readonly Expectation[];
};

export type RuleCheck = CheckDraft & { readonly id: string };

export const MAX_CHECKS = 200;
export const CHECK_NAME_LIMIT = unitLimit(100);
/** Characters of one check as JSON. */
export const MAX_CHECK_SIZE = 4000;
/** A hundred years. */
export const MAX_ASKED_AFTER = 36_525;
