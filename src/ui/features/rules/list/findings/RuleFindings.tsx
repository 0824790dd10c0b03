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
  /** The rule to which the findings belong, and actions to fix them. A new rule has no id. */
  readonly of?: { readonly ruleId?: string | undefined; readonly actions: RemedyActions } | undefined;
};

/** Temporary id of a new rule for the analysis. */
const NEW_RULE_ID = '';

const idsOf = (finding: RuleFinding): readonly string[] =>
  otherRulesOf(finding).flatMap(({ ruleId }) => (ruleId === undefined ? [] : [ruleId]));

/** List of a rule's problems [RL-8], with buttons to fix them and links to other rules involved. */
export function RuleFindings({ findings, of }: RuleFindingsProps) {
  const { t } = useTranslation();
  const text = useFindingText();
  const { pathname } = useLocation();

  function applyRemedy(remedy: Remedy, finding: RuleFinding): void {
    if (!of) return;
    const { ruleId = NEW_RULE_ID, actions } = of;
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
                // Do not offer to move a new rule below, because it is already below all rules of the same priority.
                .filter((remedy) => of.ruleId !== undefined || remedy !== 'below')
                .map((remedy) => (
                  <Button key={remedy} size="compact" onPress={() => applyRemedy(remedy, finding)}>
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

/** Actions that fix a finding with one click. */
type Remedy = 'above' | 'below' | 'off' | 'unconditional';

function otherRulesOf(finding: RuleFinding): readonly ReturnRule[] {
  if (finding.kind === 'duplicate') return [finding.of];
  if (finding.kind === 'shadowed' || finding.kind === 'moot') return finding.by;
  return finding.kind === 'contradicts' || finding.kind === 'ties' ? finding.others : [];
}

/** Whether the rule has a position. Default rules and rules of types without priorities have none. */
const canMove = ({ ruleType, isDefault }: ReturnRule): boolean => isRanked(ruleType) && isDefault !== true;

/** Returns the actions that fix a finding, most likely first. Empty if the user must edit the rule. */
function remediesOf(finding: RuleFinding): readonly Remedy[] {
  if (finding.kind === 'no-window' || finding.kind === 'too-complex') return [];
  if (finding.kind === 'narrowed') return ['unconditional'];
  const isMovable = [finding.rule, ...otherRulesOf(finding)].every(canMove);
  if (finding.kind === 'shadowed') return isMovable ? ['above', 'off'] : ['off'];
  if (finding.kind === 'contradicts' || finding.kind === 'ties') return isMovable ? ['above', 'below'] : [];
  return ['off'];
}
