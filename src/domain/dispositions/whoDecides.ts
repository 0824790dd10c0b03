import { appliesAt, type DispositionPlace, type DispositionRule, type Dispositions } from './disposition.ts';

/** Why no rule decides about a group at a place: none is about it, its rules are in force at the other place, or are off. */
export type GapReason = 'none' | 'elsewhere' | 'off';

/** Who decides about the items of one group, and of no other, at one place. */
export type Decider =
  | { readonly groupId: string; readonly place: DispositionPlace; readonly rule: DispositionRule }
  | {
      readonly groupId: string;
      readonly place: DispositionPlace;
      readonly rule?: undefined;
      readonly gap: GapReason;
      /** The rule that would decide, were it switched on or in force here too. */
      readonly ruleId?: string | undefined;
    };

export const dispositionPlaces: readonly DispositionPlace[] = ['warehouse', 'store'];

function deciderOf(own: readonly DispositionRule[], groupId: string, place: DispositionPlace): Decider {
  const rule = own.find((each) => appliesAt(each, place));
  if (rule) return { groupId, place, rule };
  const off = own.find((each) => !each.active && appliesAt({ ...each, active: true }, place));
  if (off) return { groupId, place, gap: 'off', ruleId: off.id };
  const elsewhere = own.find(({ active }) => active);
  if (elsewhere) return { groupId, place, gap: 'elsewhere', ruleId: elsewhere.id };
  return { groupId, place, gap: 'none' };
}

/** Every group at every place, in the order of the groups. */
export const whoDecides = ({ groups, rules }: Dispositions): readonly Decider[] =>
  groups.flatMap(({ id }) => {
    const own = rules.filter(({ groupId }) => groupId === id);
    return dispositionPlaces.map((place) => deciderOf(own, id, place));
  });
