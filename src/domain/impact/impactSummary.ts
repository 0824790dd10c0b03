import type { RuleType } from '../company/parts/ruleDocument.ts';
import type { RuleEventData } from '../rules/ruleType.ts';

/**
 * What a rule does to an order; without `eventData`, what is done where no rule of the type decides. Moot where nothing comes
 * back for which it would matter.
 */
export type Effect = {
  readonly [Type in RuleType]: {
    readonly type: Type;
    readonly eventData?: RuleEventData[Type] | undefined;
    readonly isMoot?: true | undefined;
  };
}[RuleType];

export type Tally = {
  readonly orders: number;
  /** The prices of these orders together, in the currency of the portal. */
  readonly value: number;
};

/** How many orders go from one effect to another, as places in `effects`. */
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
  /** Orders that are decided differently by it. */
  readonly orders: number;
};

/** What pending rules change in the decisions on past orders [RL-9]. */
export type ImpactSummary = {
  readonly orders: number;
  readonly changedOrders: number;
  /** False where no order meets the conditions of any rule that is new or changed: it cannot be told what they do. */
  readonly isTelling: boolean;
  /** Changed by two rules or more, each counted once in `changedOrders`. */
  readonly changedBySeveral: number;
  readonly byType: Readonly<Record<RuleType, number>>;
  readonly returnable: { readonly gained: Tally; readonly lost: Tally };
  /** `other`: a window that begins with another day, or that comes or goes as a whole. */
  readonly window: { readonly longer: Tally; readonly shorter: Tally; readonly other: Tally };
  /** What is kept back if every order that can be returned is. */
  readonly fees: readonly { readonly currency: string; readonly before: number; readonly after: number }[];
  /** What is refunded and not sent back if every order that can be returned is. */
  readonly returnless: { readonly before: Tally; readonly after: Tally };
  readonly effects: readonly Effect[];
  readonly flows: readonly Flow[];
  /** Those with orders, the most first; each known by its place in here. */
  readonly rules: readonly ResponsibleRule[];
};

export type ChangedDecision = {
  /** Places in `effects`. */
  readonly before: number;
  readonly after: number;
  /** A place in `rules`. */
  readonly rule: number;
};
