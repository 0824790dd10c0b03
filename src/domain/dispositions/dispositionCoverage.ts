import type { Branch } from './decideDisposition.ts';
import { appliesAt, type DispositionPlace, type DispositionRule, type Dispositions } from './disposition.ts';

/** `share` is the share of all possible answers that lead here, 0 to 1. */
export type CoverageOutcome = { readonly branch: Branch; readonly actionId: string; readonly share: number };

/** Outcomes for items of only this group at one place. Empty without a rule. */
export type CoverageCell = {
  readonly groupId: string;
  readonly place: DispositionPlace;
  readonly ruleId?: string | undefined;
  /** Unreachable branches are left out. The shares add up to 1. */
  readonly outcomes: readonly CoverageOutcome[];
};

/** Each attribute halves the share of `then`. Contradictory answers make it 0. */
function outcomesOf({ conditions, thenActionId, elseActionId }: DispositionRule): readonly CoverageOutcome[] {
  const wanted = new Map<string, boolean>();
  const isImpossible = conditions.some(({ attributeId, answer }) => {
    const earlier = wanted.get(attributeId);
    wanted.set(attributeId, answer);
    return earlier !== undefined && earlier !== answer;
  });
  const share = isImpossible ? 0 : 2 ** -wanted.size;
  const outcomes: readonly CoverageOutcome[] = [
    { branch: 'then', actionId: thenActionId, share },
    { branch: 'else', actionId: elseActionId, share: 1 - share },
  ];
  return outcomes.filter((outcome) => outcome.share > 0);
}

const places: readonly DispositionPlace[] = ['warehouse', 'store'];

export const dispositionCoverage = ({ groups, rules }: Dispositions): readonly CoverageCell[] =>
  groups.flatMap(({ id: groupId }) =>
    places.map((place) => {
      const rule = rules.find((each) => each.groupId === groupId && appliesAt(each, place));
      return { groupId, place, ruleId: rule?.id, outcomes: rule ? outcomesOf(rule) : [] };
    }),
  );
