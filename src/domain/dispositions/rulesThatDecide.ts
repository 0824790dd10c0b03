import {
  appliesAt,
  dispositionPlaces,
  type DispositionPlace,
  type DispositionRule,
  type Dispositions,
} from './disposition.ts';

/** Why no rule decides. `none`: no rule. `elsewhere`: only rules for the other place. `off`: only disabled rules. */
export type GapReason = 'none' | 'elsewhere' | 'off';

export type Decider =
  | { readonly groupId: string; readonly place: DispositionPlace; readonly rule: DispositionRule }
  | {
      readonly groupId: string;
      readonly place: DispositionPlace;
      readonly rule?: undefined;
      readonly gap: GapReason;
      /** The rule that would decide if it were enabled or applied to this place. */
      readonly ruleId?: string | undefined;
    };

function deciderOf(rulesOfGroup: readonly DispositionRule[], groupId: string, place: DispositionPlace): Decider {
  const rule = rulesOfGroup.find((each) => appliesAt(each, place));
  if (rule) return { groupId, place, rule };
  const disabledRule = rulesOfGroup.find((each) => !each.active && appliesAt({ ...each, active: true }, place));
  if (disabledRule) return { groupId, place, gap: 'off', ruleId: disabledRule.id };
  const elsewhere = rulesOfGroup.find(({ active }) => active);
  if (elsewhere) return { groupId, place, gap: 'elsewhere', ruleId: elsewhere.id };
  return { groupId, place, gap: 'none' };
}

export const rulesThatDecide = ({ groups, rules }: Dispositions): readonly Decider[] =>
  groups.flatMap(({ id }) => {
    const rulesOfGroup = rules.filter(({ groupId }) => groupId === id);
    return dispositionPlaces.map((place) => deciderOf(rulesOfGroup, id, place));
  });
