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

/** Temporary id of a new rule for the analysis. */
export const NEW_RULE_ID = '';

export type RemedyActions = Pick<RuleActions, 'onSwitch' | 'onRemoveConditions' | 'onPutApart'>;

export type RuleFindingsProps = {
  readonly findings: readonly RuleFinding[];
  /** Undefined for a new rule. */
  readonly ruleId: string | undefined;
  readonly actions: RemedyActions;
};

const idsOf = (finding: RuleFinding): readonly string[] =>
  otherRulesOf(finding).flatMap(({ ruleId }) => (ruleId === undefined ? [] : [ruleId]));

/** List of a rule's problems [RL-8], with buttons to fix them and links to other rules involved. */
export function RuleFindings({ findings, ruleId, actions }: RuleFindingsProps) {
  const { t } = useTranslation();
  const text = useFindingText();
  const { pathname } = useLocation();

  function applyRemedy(remedy: Remedy, finding: RuleFinding): void {
    const id = ruleId ?? NEW_RULE_ID;
    if (remedy === 'off') actions.onSwitch(id, false);
    else if (remedy === 'unconditional') actions.onRemoveConditions(id);
    else actions.onPutApart(id, remedy, idsOf(finding));
  }

  if (findings.length === 0) return undefined;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={finding.kind} className={styles.finding}>
          <Glyph of={TriangleAlert} size="small" className={styles.icon} />
          <span>{text(finding)}</span>
          <div className={styles.remedies}>
            {ruleId !== undefined && idsOf(finding).length > 0 && (
              <RouteLink to={togetherAddress(pathname, [...idsOf(finding), ruleId])} className={styles.link}>
                {t('rules.showTogether')}
              </RouteLink>
            )}
            {remediesOf(finding)
              // A new rule is already below all rules of the same priority.
              .filter((remedy) => ruleId !== undefined || remedy !== 'below')
              .map((remedy) => (
                <Button key={remedy} size="compact" onPress={() => applyRemedy(remedy, finding)}>
                  {t(`rules.remedies.${remedy}`)}
                </Button>
              ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

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
