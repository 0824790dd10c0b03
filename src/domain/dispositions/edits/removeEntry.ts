import type { AnswerCondition, DispositionRule, Dispositions } from '../disposition.ts';
import type { DispositionList } from '../dispositionLists.ts';

/** A list that rules name entries of. */
export type NamedList = Exclude<DispositionList, 'rules'>;

/** What becomes of the rules that name what goes. */
export type WayOut =
  | { readonly kind: 'replace'; readonly by: string }
  /** Rules about a question go on without it, and are off; those of a group or an action go with it. */
  | { readonly kind: 'without' };

const names: { readonly [List in NamedList]: (rule: DispositionRule, id: string) => boolean } = {
  groups: ({ groupId }, id) => groupId === id,
  attributes: ({ conditions }, id) => conditions.some(({ attributeId }) => attributeId === id),
  actions: ({ thenActionId, elseActionId }, id) => thenActionId === id || elseActionId === id,
};

/** The rules that name an entry, those that are off too. */
export const rulesNaming = ({ rules }: Dispositions, list: NamedList, id: string): readonly DispositionRule[] =>
  rules.filter((rule) => names[list](rule, id));

/** Each question with an answer once, in its first place. */
const once = (conditions: readonly AnswerCondition[]): readonly AnswerCondition[] =>
  conditions.filter(
    ({ attributeId, answer }, place) =>
      conditions.findIndex((each) => each.attributeId === attributeId && each.answer === answer) === place,
  );

function replaced(rule: DispositionRule, id: string, by: string): DispositionRule {
  const other = (present: string): string => (present === id ? by : present);
  return {
    ...rule,
    groupId: other(rule.groupId),
    conditions: once(rule.conditions.map((each) => ({ ...each, attributeId: other(each.attributeId) }))),
    thenActionId: other(rule.thenActionId),
    elseActionId: other(rule.elseActionId),
  };
}

const without = (rule: DispositionRule, id: string): DispositionRule => ({
  ...rule,
  conditions: rule.conditions.filter(({ attributeId }) => attributeId !== id),
  active: false,
});

/** Ids are told apart by their list: of the others of a rule none may be taken for this one. */
function replacedIn(list: NamedList, rule: DispositionRule, id: string, by: string): DispositionRule {
  const { groupId, conditions, thenActionId, elseActionId } = replaced(rule, id, by);
  if (list === 'groups') return { ...rule, groupId };
  return list === 'attributes' ? { ...rule, conditions } : { ...rule, thenActionId, elseActionId };
}

/** The dispositions without an entry, and with no rule that names it. */
export function removeNamed(dispositions: Dispositions, list: NamedList, id: string, way: WayOut): Dispositions {
  const rules = dispositions.rules.flatMap((rule) => {
    if (!names[list](rule, id)) return [rule];
    if (way.kind === 'replace') return [replacedIn(list, rule, id, way.by)];
    return list === 'attributes' ? [without(rule, id)] : [];
  });
  const entries: readonly { readonly id: string }[] = dispositions[list];
  return { ...dispositions, rules, [list]: entries.filter((entry) => entry.id !== id) };
}

export const removeRule = (dispositions: Dispositions, id: string): Dispositions => ({
  ...dispositions,
  rules: dispositions.rules.filter((rule) => rule.id !== id),
});
