import type { Branch } from './decideDisposition.ts';
import { appliesAt, type DispositionPlace, type DispositionRule, type Dispositions } from './disposition.ts';

/** One way a rule can go, and for how much of all possible answers (0 to 1) it goes this way. */
export type CoverageOutcome = { readonly branch: Branch; readonly actionId: string; readonly share: number };

/** What becomes of the items of one group, and of no other, at one place. Without a rule, nothing does. */
export type CoverageCell = {
  readonly groupId: string;
  readonly place: DispositionPlace;
  readonly ruleId?: string | undefined;
  /** Ways that no answers lead to are left out; the shares of the others add up to 1. */
  readonly outcomes: readonly CoverageOutcome[];
};

/** Each further attribute halves what `then` is reached by; one wanted both ways is never reached. */
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

/** Every group at every place, in the order of the groups, with all that any answers can lead to. */
export const dispositionCoverage = ({ groups, rules }: Dispositions): readonly CoverageCell[] =>
  groups.flatMap(({ id: groupId }) =>
    places.map((place) => {
      const rule = rules.find((each) => each.groupId === groupId && appliesAt(each, place));
      return { groupId, place, ruleId: rule?.id, outcomes: rule ? outcomesOf(rule) : [] };
    }),
  );
