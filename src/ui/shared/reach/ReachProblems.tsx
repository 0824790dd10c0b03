import type { FeatureName } from '../../../domain/features/featureNames.ts';
import type { ItemRoute, ReachProblem } from '../../../domain/reach/reach.ts';
import { ruleKey } from '../../../domain/rules/changes/ruleList.ts';
import { SettingLink } from '../settings/SettingLink.tsx';
import type { ReachTexts } from './useReachTexts.ts';
import styles from './ReachProblems.module.scss';

/** Where to fix a problem: the rule that causes it, or the page of carriers or addresses. */
function placeOf(problem: ReachProblem): { readonly feature: FeatureName; readonly changeKey?: string } {
  if ('rule' in problem) return { feature: 'rules', changeKey: ruleKey(problem.rule.ruleId) };
  return { feature: problem.kind === 'no-carrier' ? 'carriers' : 'warehouses' };
}

export type ReachProblemsProps = {
  readonly reach: Pick<ItemRoute, 'problems'>;
  readonly texts: Pick<ReachTexts, 'problem'>;
};

export function ReachProblems({ reach: { problems }, texts }: ReachProblemsProps) {
  if (problems.length === 0) return undefined;
  return (
    <ul className={styles.problems}>
      {problems.map((problem) => (
        <li key={problem.kind}>
          <SettingLink {...placeOf(problem)}>{texts.problem(problem)}</SettingLink>
        </li>
      ))}
    </ul>
  );
}
