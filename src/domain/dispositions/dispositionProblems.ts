import { dispositionCoverage } from './dispositionCoverage.ts';
import type { DispositionPlace, Dispositions } from './disposition.ts';
import { unknownReferences } from './unknownReferences.ts';
import { ruleProblems, type DispositionRuleProblem } from './ruleProblems.ts';

export type DispositionProblem =
  /** No rule applies to items of the group at this place (warehouse or stores). */
  | { readonly kind: 'uncovered'; readonly groupId: string; readonly place: DispositionPlace }
  | DispositionRuleProblem
  | { readonly kind: 'action-unused'; readonly actionId: string };

export function dispositionProblems(dispositions: Dispositions): readonly DispositionProblem[] {
  const cells = dispositionCoverage(dispositions);
  const used = new Set(cells.flatMap(({ outcomes }) => outcomes.map(({ actionId }) => actionId)));
  const unknown = unknownReferences(dispositions);
  return [
    ...cells.flatMap(({ groupId, place, ruleId }): readonly DispositionProblem[] =>
      ruleId === undefined ? [{ kind: 'uncovered', groupId, place }] : [],
    ),
    ...dispositions.rules
      .filter(({ active }) => active)
      .flatMap((rule): readonly DispositionProblem[] => [
        ...unknown
          .filter(({ ruleId }) => ruleId === rule.id)
          .map((reference) => ({ kind: 'unknown-reference', ...reference }) as const),
        ...ruleProblems(rule, cells),
      ]),
    ...dispositions.actions
      .filter(({ id }) => !used.has(id))
      .map(({ id }) => ({ kind: 'action-unused', actionId: id }) as const),
  ];
}
