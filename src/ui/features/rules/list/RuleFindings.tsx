import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { settingAddress } from '../../../../domain/changes/settingAddress.ts';
import type { RuleFinding } from '../../../../domain/rules/analysis/ruleFinding.ts';
import { ruleKey } from '../../../../domain/rules/changes/ruleKey.ts';
import type { ReturnRule } from '../../../../domain/rules/returnRule.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { RouteLink } from '../../../shared/components/RouteLink/RouteLink.tsx';
import { isolated } from '../../changes/comparison/isolated.ts';
import { useFindingText } from './findingText.ts';
import styles from './RuleFindings.module.scss';

/** The rules a finding blames, in the order they are named. */
function culpritsOf(finding: RuleFinding): readonly ReturnRule[] {
  if (finding.kind === 'duplicate') return [finding.of];
  if (finding.kind === 'shadowed' || finding.kind === 'moot') return finding.by;
  return finding.kind === 'contradicts' || finding.kind === 'ties' ? finding.others : [];
}

/** What is wrong with a rule [RL-8], each in a sentence, with the way to the rules that are to blame. */
export function RuleFindings({ findings }: { readonly findings: readonly RuleFinding[] }) {
  const { t } = useTranslation();
  const text = useFindingText();
  const { pathname } = useLocation();
  if (findings.length === 0) return undefined;
  return (
    <ul className={styles.findings}>
      {findings.map((finding) => (
        <li key={finding.kind} className={styles.finding}>
          <Glyph of={TriangleAlert} size="small" className={styles.icon} />
          <span>{text(finding)}</span>
          {culpritsOf(finding).map(
            ({ ruleId, name }) =>
              ruleId !== undefined && (
                <RouteLink key={ruleId} to={settingAddress(pathname, ruleKey(ruleId))} className={styles.link}>
                  {t('returnRules.show', { rule: isolated(name) })}
                </RouteLink>
              ),
          )}
        </li>
      ))}
    </ul>
  );
}
