import { observer } from 'mobx-react-lite';
import type { FeatureName } from '../../../../domain/features/featureNames.ts';
import type { CountryReach, ReachProblem } from '../../../../domain/reach/reach.ts';
import { ruleKey } from '../../../../domain/rules/changes/ruleKey.ts';
import { useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import type { ReachTexts } from './useReachTexts.ts';
import styles from '../list/CountryLacks.module.scss';

/** Where a problem is mended: the rule that makes it, else the page of carriers or addresses. */
const placeOf = (problem: ReachProblem): readonly [FeatureName, string?] => {
  if ('rule' in problem) return ['rules', ruleKey(problem.rule.ruleId)];
  return [problem.kind === 'no-carrier' ? 'carriers' : 'warehouses'];
};

export type ReachProblemsProps = { readonly reach: CountryReach; readonly texts: ReachTexts };

/** Why nothing gets back from a country, each reason leading to what mends it. */
export const ReachProblems = observer(function ReachProblems({ reach, texts }: ReachProblemsProps) {
  const linkTo = useSettingLink();
  if (reach.problems.length === 0) return undefined;
  return (
    <ul className={styles.lacks}>
      {reach.problems.map((problem) => {
        const go = linkTo(...placeOf(problem));
        const text = texts.problem(problem);
        return (
          <li key={problem.kind}>
            {go ? (
              <button type="button" className={styles.link} onClick={go}>
                {text}
              </button>
            ) : (
              text
            )}
          </li>
        );
      })}
    </ul>
  );
});
