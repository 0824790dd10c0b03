import { appliesAt, type DispositionPlace, type DispositionRule, type Dispositions } from './disposition.ts';
import { isInGroup } from './isInGroup.ts';

export type GradedItem = {
  readonly categories: readonly string[];
  readonly place: DispositionPlace;
  readonly answers: Readonly<Record<string, boolean>>;
};

export type Branch = 'then' | 'else';

export type Disposition =
  | { readonly kind: 'decided'; readonly ruleId: string; readonly branch: Branch; readonly actionId: string }
  /** The rule cannot be evaluated. `attributeIds` are the rule's questions without an answer, in order. */
  | { readonly kind: 'unanswered'; readonly ruleId: string; readonly attributeIds: readonly string[] }
  | { readonly kind: 'no-rule' };

function branchOf({ conditions }: DispositionRule, answers: Readonly<Record<string, boolean>>): Branch | undefined {
  const conditionResults = conditions.map(({ attributeId, answer }) =>
    Object.hasOwn(answers, attributeId) ? answers[attributeId] === answer : undefined,
  );
  // One false condition is enough to decide, even if other answers are missing.
  if (conditionResults.includes(false)) return 'else';
  return conditionResults.includes(undefined) ? undefined : 'then';
}

/** Decides by the first enabled rule for the item's place (warehouse or stores) and one of its groups [DM-2]. */
export function decideDisposition({ groups, rules }: Dispositions, item: GradedItem): Disposition {
  const groupIds = new Set(groups.filter((group) => isInGroup(group, item.categories)).map(({ id }) => id));
  const rule = rules.find((each) => appliesAt(each, item.place) && groupIds.has(each.groupId));
  if (!rule) return { kind: 'no-rule' };
  const branch = branchOf(rule, item.answers);
  if (branch === undefined) {
    const open = rule.conditions.map(({ attributeId }) => attributeId).filter((id) => !Object.hasOwn(item.answers, id));
    return { kind: 'unanswered', ruleId: rule.id, attributeIds: [...new Set(open)] };
  }
  const actionId = branch === 'then' ? rule.thenActionId : rule.elseActionId;
  return { kind: 'decided', ruleId: rule.id, branch, actionId };
}
