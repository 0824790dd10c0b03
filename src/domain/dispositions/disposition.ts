export const dispositionPlaces = ['warehouse', 'store'] as const;
export type DispositionPlace = (typeof dispositionPlaces)[number];

export type DispositionAction = { readonly id: string; readonly name: string };

export type CategoryCondition = {
  readonly fact: 'categories';
  readonly operator: 'fullMatch' | 'notFullMatch' | 'partialMatch';
  readonly value: readonly string[];
};

export type GradingGroup = {
  readonly id: string;
  readonly name: string;
  readonly conditions: readonly CategoryCondition[];
};

export type GradingAttribute = { readonly id: string; readonly name: string; readonly prompt: string };

export type AnswerCondition = { readonly attributeId: string; readonly answer: boolean };

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

export type Dispositions = {
  readonly actions: readonly DispositionAction[];
  readonly groups: readonly GradingGroup[];
  readonly attributes: readonly GradingAttribute[];
  readonly rules: readonly DispositionRule[];
};

export const appliesAt = (rule: DispositionRule, place: DispositionPlace): boolean =>
  rule.active && (place === 'warehouse' ? rule.isWarehouse : rule.isStores);
