import type { Branch } from './decideDisposition.ts';
import {
  appliesAt,
  dispositionPlaces,
  type DispositionPlace,
  type DispositionRule,
  type Dispositions,
} from './disposition.ts';

/** Possible outcome of a rule. `share`: fraction of all possible answers that lead to the outcome, 0 to 1. */
export type CoverageOutcome = { readonly branch: Branch; readonly actionId: string; readonly share: number };

/** Outcomes for items that belong only to this group, in the warehouse or in stores. Empty if no rule applies. */
export type CoverageCell = {
  readonly groupId: string;
  readonly place: DispositionPlace;
  readonly ruleId?: string | undefined;
  /** Outcomes without unreachable branches. Their shares add up to 1. */
  readonly outcomes: readonly CoverageOutcome[];
};

/** Estimated shares of `then` and `else`. Each required answer halves that of `then`. Contradictions make it 0. */
function outcomesOf({ conditions, thenActionId, elseActionId }: DispositionRule): readonly CoverageOutcome[] {
  const requiredAnswers = new Map<string, boolean>();
  const isImpossible = conditions.some(({ attributeId, answer }) => {
    const previousAnswer = requiredAnswers.get(attributeId);
    requiredAnswers.set(attributeId, answer);
    return previousAnswer !== undefined && previousAnswer !== answer;
  });
  const share = isImpossible ? 0 : 2 ** -requiredAnswers.size;
  const outcomes: readonly CoverageOutcome[] = [
    { branch: 'then', actionId: thenActionId, share },
    { branch: 'else', actionId: elseActionId, share: 1 - share },
  ];
  return outcomes.filter((outcome) => outcome.share > 0);
}

export const dispositionCoverage = ({ groups, rules }: Dispositions): readonly CoverageCell[] =>
  groups.flatMap(({ id: groupId }) =>
    dispositionPlaces.map((place) => {
      const rule = rules.find((each) => each.groupId === groupId && appliesAt(each, place));
      return { groupId, place, ruleId: rule?.id, outcomes: rule ? outcomesOf(rule) : [] };
    }),
  );
