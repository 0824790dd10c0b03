import type { RuleType } from '../company/parts/ruleDocument.ts';
import type { RuleEventData } from '../rules/ruleType.ts';

/** Decision of a rule type for an order. No `eventData`: no rule decides. `isMoot`: the item is not sent back. */
export type Effect = {
  readonly [Type in RuleType]: {
    readonly type: Type;
    readonly eventData?: RuleEventData[Type] | undefined;
    readonly isMoot?: true | undefined;
  };
}[RuleType];

export type Tally = {
  readonly orders: number;
  /** Sum of the prices in the portal's currency. */
  readonly value: number;
};

export type Flow = {
  readonly type: RuleType;
  readonly before: number;
  readonly after: number;
  readonly orders: number;
};

export type ResponsibleRule = {
  readonly ruleId?: string | undefined;
  readonly name: string;
  readonly type: RuleType;
  readonly state: 'added' | 'changed' | 'moved' | 'removed' | 'unchanged';
  readonly orders: number;
};

export type ImpactSummary = {
  readonly orders: number;
  readonly changedOrders: number;
  /** False if the effect is unknown, because no order satisfies a new or changed rule. */
  readonly hasEvidence: boolean;
  readonly changedBySeveral: number;
  readonly byType: Readonly<Record<RuleType, number>>;
  readonly returnable: { readonly gained: Tally; readonly lost: Tally };
  /** `other`: a new or removed window, or a window that counts from another date. */
  readonly window: { readonly longer: Tally; readonly shorter: Tally; readonly other: Tally };
  /** Sums of deducted fees, assuming that every returnable order is returned. */
  readonly fees: readonly { readonly currency: string; readonly before: number; readonly after: number }[];
  /** Refunds without a parcel, assuming that every returnable order is returned. */
  readonly returnless: { readonly before: Tally; readonly after: Tally };
  readonly effects: readonly Effect[];
  readonly flows: readonly Flow[];
  readonly rules: readonly ResponsibleRule[];
};

export type ChangedDecision = {
  /** Effects before and after, as indexes in `effects`. */
  readonly before: number;
  readonly after: number;
  readonly rule: number;
};
