import { observer } from 'mobx-react-lite';
import { use, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { settingAddress } from '../../../../domain/navigation/pageAddress.ts';
import type { RuleFinding } from '../../../../domain/rules/analysis/ruleFinding.ts';
import { ruleKey } from '../../../../domain/rules/changes/ruleList.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import type { ReviewNoticeProps } from '../../../shared/pages/ReviewNotices.ts';
import { useService } from '../../../shared/services.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import { useFindingText } from '../list/findings/findingText.ts';
import styles from './ReviewedFindings.module.scss';
import { LatestAnswer } from '../../../../application/rules/LatestAnswer.ts';
import { RuleAnalysis } from '../../../../application/rules/RuleAnalysis.ts';
import type { RuleDocument } from '../../../../domain/company/parts/ruleDocument.ts';
import { newFindings } from '../../../../domain/rules/analysis/newFindings.ts';
import { listedRules } from '../../../../domain/rules/ruleRows.ts';

const MAX_SHOWN = 5;

/** Notice in the review: findings that the pending rules add [RL-8]. */
export const ReviewedFindings = observer(function ReviewedFindings({ onLeave }: ReviewNoticeProps) {
  const { t } = useTranslation();
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  const text = useFindingText();
  const findings = useNewFindings(configuration?.rulesConfig, pendingConfiguration?.rulesConfig);
  const { hasPage, goTo } = use(PageLinksContext);
  const page = useService(FeaturePages).rules;
  if (findings.length === 0) return undefined;

  function showFirst(path: string): void {
    const ruleId = findings.map(ruleIdOf).find((id) => id !== undefined);
    onLeave();
    goTo(ruleId === undefined ? path : settingAddress(path, ruleKey(ruleId)));
  }

  return (
    <Banner
      tone="warning"
      title={t('rules.review.title')}
      action={
        page &&
        hasPage(page.path) && (
          <Button size="compact" onPress={() => showFirst(page.path)}>
            {t('changes.goToNamed', { field: t(page.titleKey) })}
          </Button>
        )
      }
    >
      <ul className={styles.findings}>
        {findings.slice(0, MAX_SHOWN).map((finding) => (
          <li key={`${finding.kind} ${ruleIdOf(finding) ?? ''}`}>
            {finding.kind !== 'no-window' && <b>{isolated(finding.rule.name)}</b>}{' '}
            <KeyedText>{text(finding)}</KeyedText>
          </li>
        ))}
      </ul>
      {findings.length > MAX_SHOWN && <p>{t('rules.review.more', { count: findings.length - MAX_SHOWN })}</p>}
    </Banner>
  );
});

const ruleIdOf = (finding: RuleFinding): string | undefined =>
  finding.kind === 'no-window' ? undefined : finding.rule.ruleId;

type Rules = readonly RuleDocument[];
const NO_RULES: Rules = [];

function useNewFindings(before: Rules = NO_RULES, after: Rules = NO_RULES): readonly RuleFinding[] {
  const analysis = useService(RuleAnalysis);
  const [newestFindings, setNewestFindings] = useState<readonly RuleFinding[]>([]);
  const [latest] = useState(
    () =>
      new LatestAnswer(
        async (sides: { readonly before: Rules; readonly after: Rules }) => ({
          published: await analysis.findings(listedRules(sides.before)),
          pending: await analysis.findings(listedRules(sides.after)),
        }),
        ({ published, pending }) => {
          if (published.ok && pending.ok) setNewestFindings(newFindings(published.value, pending.value));
        },
      ),
  );
  useEffect(
    function analyse() {
      latest.ask({ before, after });
      return () => latest.stop();
    },
    [latest, before, after],
  );
  return newestFindings;
}
