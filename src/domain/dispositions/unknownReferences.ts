import type { DispositionRule, Dispositions } from './disposition.ts';

export type UnknownReference = { readonly ruleId: string; readonly id: string };

const namedBy = (
  rule: DispositionRule,
): readonly (readonly [list: 'groups' | 'attributes' | 'actions', id: string])[] => [
  ['groups', rule.groupId],
  ...rule.conditions.map(({ attributeId }) => ['attributes', attributeId] as const),
  ['actions', rule.thenActionId],
  ['actions', rule.elseActionId],
];

/** Missing references of all rules, even disabled ones, once per rule. */
export function unknownReferences(dispositions: Dispositions): readonly UnknownReference[] {
  const { groups, attributes, actions } = dispositions;
  const knownIds = {
    groups: new Set(groups.map(({ id }) => id)),
    attributes: new Set(attributes.map(({ id }) => id)),
    actions: new Set(actions.map(({ id }) => id)),
  };
  return dispositions.rules.flatMap((rule) => {
    const unknown = namedBy(rule).filter(([list, id]) => !knownIds[list].has(id));
    return [...new Set(unknown.map(([, id]) => id))].map((id) => ({ ruleId: rule.id, id }));
  });
}
