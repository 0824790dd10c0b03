import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { RuleFinding } from '../../../../../domain/rules/analysis/ruleFinding.ts';
import { Button } from '../../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../../shared/components/Icon/Glyph.tsx';
import { RouteLink } from '../../../../shared/components/RouteLink/RouteLink.tsx';
import { useFindingText } from './findingText.ts';
import styles from './RuleFindings.module.scss';
import { togetherAddress } from '../search/useFoundRules.ts';
import type { RuleActions } from '../useRuleActions.ts';
import type { ReturnRule } from '../../../../../domain/rules/returnRule.ts';
import { isRanked } from '../../../../../domain/rules/ruleType.ts';

export type RemedyActions = Pick<RuleActions, 'onSwitch' | 'onRemoveConditions' | 'onPutApart'>;

export type RuleFindingsProps = {
  readonly findings: readonly RuleFinding[];
  /** The rule of the findings, without an id if it is new, and its fixes. */
  readonly of?: { readonly ruleId?: string | undefined; readonly actions: RemedyActions } | undefined;
};

/** Temporary id of a new rule. */
const NEW = '';

const idsOf = (finding: RuleFinding): readonly string[] =>
  culpritsOf(finding).flatMap(({ ruleId }) => (ruleId === undefined ? [] : [ruleId]));

/** Problems of a rule [RL-8], with fixes and links to other rules involved. */
export function RuleFindings({ findings, of }: RuleFindingsProps) {
  const { t } = useTranslation();
  const text = useFindingText();
  const { pathname } = useLocation();

  function mend(remedy: Remedy, finding: RuleFinding): void {
    if (!of) return;
    const { ruleId = NEW, actions } = of;
    if (remedy === 'off') actions.onSwitch(ruleId, false);
    else if (remedy === 'unconditional') actions.onRemoveConditions(ruleId);
    else actions.onPutApart(ruleId, remedy, idsOf(finding));
  }

  if (findings.length === 0) return undefined;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={finding.kind} className={styles.finding}>
          <Glyph of={TriangleAlert} size="small" className={styles.icon} />
          <span>{text(finding)}</span>
          {of && (
            <div className={styles.remedies}>
              {of.ruleId !== undefined && idsOf(finding).length > 0 && (
                <RouteLink to={togetherAddress(pathname, [...idsOf(finding), of.ruleId])} className={styles.link}>
                  {t('rules.showTogether')}
                </RouteLink>
              )}
              {remediesOf(finding)
                // A new rule is already below others of its priority.
                .filter((remedy) => of.ruleId !== undefined || remedy !== 'below')
                .map((remedy) => (
                  <Button key={remedy} size="compact" onPress={() => mend(remedy, finding)}>
                    {t(`rules.remedies.${remedy}`)}
                  </Button>
                ))}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Fixes with one click. */
type Remedy = 'above' | 'below' | 'off' | 'unconditional';

/** Other rules involved in a finding. */
function culpritsOf(finding: RuleFinding): readonly ReturnRule[] {
  if (finding.kind === 'duplicate') return [finding.of];
  if (finding.kind === 'shadowed' || finding.kind === 'moot') return finding.by;
  return finding.kind === 'contradicts' || finding.kind === 'ties' ? finding.others : [];
}

/** Default rules and types without priorities have no order. */
const canMove = ({ ruleType, isDefault }: ReturnRule): boolean => isRanked(ruleType) && isDefault !== true;

/** Fixes of a finding, the most likely first. Empty if only an edit helps. */
function remediesOf(finding: RuleFinding): readonly Remedy[] {
  if (finding.kind === 'no-window' || finding.kind === 'too-complex') return [];
  if (finding.kind === 'narrowed') return ['unconditional'];
  const isMovable = [finding.rule, ...culpritsOf(finding)].every(canMove);
  if (finding.kind === 'shadowed') return isMovable ? ['above', 'off'] : ['off'];
  if (finding.kind === 'contradicts' || finding.kind === 'ties') return isMovable ? ['above', 'below'] : [];
  return ['off'];
}
