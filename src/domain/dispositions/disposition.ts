/** Where a returned item is looked at. */
export type DispositionPlace = 'warehouse' | 'store';

/** What becomes of a returned item. */
export type DispositionAction = { readonly id: string; readonly name: string };

/** One thing asked of an item's categories; the values are alternatives. */
export type CategoryCondition = {
  readonly fact: 'categories';
  readonly operator: 'fullMatch' | 'notFullMatch' | 'partialMatch';
  readonly value: readonly string[];
};

/** Items that are graded alike: those for which every condition holds. */
export type GradingGroup = {
  readonly id: string;
  readonly name: string;
  readonly conditions: readonly CategoryCondition[];
};

/** A question about an item that is answered with yes or no. */
export type GradingAttribute = { readonly id: string; readonly name: string; readonly prompt: string };

/** What an attribute must have been answered with. */
export type AnswerCondition = { readonly attributeId: string; readonly answer: boolean };

/** What is done with the items of a group: `then` where every condition holds, `else` otherwise. */
export type DispositionRule = {
  readonly id: string;
  readonly groupId: string;
  readonly conditions: readonly AnswerCondition[];
  readonly thenActionId: string;
  readonly elseActionId: string;
  readonly isWarehouse: boolean;
  readonly isStores: boolean;
  readonly active: boolean;
};

/** Everything that decides about returned items; the order of the rules counts. */
export type Dispositions = {
  readonly actions: readonly DispositionAction[];
  readonly groups: readonly GradingGroup[];
  readonly attributes: readonly GradingAttribute[];
  readonly rules: readonly DispositionRule[];
};

/** Whether a rule is in force at a place. */
export const appliesAt = (rule: DispositionRule, place: DispositionPlace): boolean =>
  rule.active && (place === 'warehouse' ? rule.isWarehouse : rule.isStores);
