import type { AnswerCondition, DispositionRule, Dispositions } from '../disposition.ts';
import type { DispositionList } from '../dispositionLists.ts';

export type NamedList = Exclude<DispositionList, 'rules'>;

export type RemovalEffect =
  | { readonly kind: 'replace'; readonly by: string }
  /** Rules with a removed question are disabled. Rules with a removed group or action are removed. */
  | { readonly kind: 'without' };

const names: { readonly [List in NamedList]: (rule: DispositionRule, id: string) => boolean } = {
  groups: ({ groupId }, id) => groupId === id,
  attributes: ({ conditions }, id) => conditions.some(({ attributeId }) => attributeId === id),
  actions: ({ thenActionId, elseActionId }, id) => thenActionId === id || elseActionId === id,
};

export const rulesReferringTo = ({ rules }: Dispositions, list: NamedList, id: string): readonly DispositionRule[] =>
  rules.filter((rule) => names[list](rule, id));

const withoutRepetitions = (conditions: readonly AnswerCondition[]): readonly AnswerCondition[] =>
  conditions.filter(
    ({ attributeId, answer }, index) =>
      conditions.findIndex((each) => each.attributeId === attributeId && each.answer === answer) === index,
  );

const without = (rule: DispositionRule, id: string): DispositionRule => ({
  ...rule,
  conditions: rule.conditions.filter(({ attributeId }) => attributeId !== id),
  active: false,
});

/** Replaces references of a rule to an entry of `list`, because ids are unique only within a list. */
function replacedIn(list: NamedList, rule: DispositionRule, id: string, by: string): DispositionRule {
  const other = (currentId: string): string => (currentId === id ? by : currentId);
  const { groupId, conditions, thenActionId, elseActionId } = rule;
  switch (list) {
    case 'groups':
      return { ...rule, groupId: other(groupId) };
    case 'attributes': {
      const replaced = conditions.map((each) => ({ ...each, attributeId: other(each.attributeId) }));
      return { ...rule, conditions: withoutRepetitions(replaced) };
    }
    case 'actions':
      return { ...rule, thenActionId: other(thenActionId), elseActionId: other(elseActionId) };
  }
}

export function removeNamed(
  dispositions: Dispositions,
  list: NamedList,
  id: string,
  effect: RemovalEffect,
): Dispositions {
  const rules = dispositions.rules.flatMap((rule) => {
    if (!names[list](rule, id)) return [rule];
    if (effect.kind === 'replace') return [replacedIn(list, rule, id, effect.by)];
    return list === 'attributes' ? [without(rule, id)] : [];
  });
  const entries: readonly { readonly id: string }[] = dispositions[list];
  return { ...dispositions, rules, [list]: entries.filter((entry) => entry.id !== id) };
}

export const removeRule = (dispositions: Dispositions, id: string): Dispositions => ({
  ...dispositions,
  rules: dispositions.rules.filter((rule) => rule.id !== id),
});
