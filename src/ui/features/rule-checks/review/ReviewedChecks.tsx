import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import type { ReviewNoticeProps } from '../../../shared/pages/ReviewNotices.ts';
import { useService } from '../../../shared/services.tsx';
import { isolated } from '../../../shared/texts/isolated.ts';
import { useExpectationText } from '../useExpectationText.ts';
import { useRuleChecks } from '../useRuleChecks.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import styles from './ReviewedChecks.module.scss';

const MAX_SHOWN = 5;

export const ReviewedChecks = observer(function ReviewedChecks({ onLeave }: ReviewNoticeProps) {
  const { t } = useTranslation();
  const { pendingConfiguration } = useService(CompanyStore);
  const { goTo } = use(PageLinksContext);
  const textOf = useExpectationText();
  const checks = useRuleChecks();
  if (!checks || !pendingConfiguration) return undefined;
  const { broken } = checks;
  if (checks.state.kind === 'failed')
    return (
      <Banner
        tone="warning"
        action={
          <Button size="compact" onPress={() => void checks.reload()}>
            {t('common.retry')}
          </Button>
        }
      >
        {t('ruleChecks.notRun')}
      </Banner>
    );
  if (broken.length === 0) return undefined;

  function openChecksPage(): void {
    onLeave();
    goTo('/return-rules/checks');
  }

  return (
    <Banner tone="warning" title={t('ruleChecks.broken', { count: broken.length })}>
      <ul className={styles.checks}>
        {broken.slice(0, MAX_SHOWN).map(({ check, outcomes, isBrokenAsPublished }) => (
          <li key={check.id}>
            <b>{isolated(check.name)}</b>{' '}
            {isBrokenAsPublished && <KeyedText>{`· ${t('ruleChecks.states.broken')}`}</KeyedText>}
            <ul>
              {outcomes
                .filter(({ holds }) => !holds)
                .map(({ expected, actual }) => (
                  <li key={expected.of}>
                    {t('ruleChecks.review', {
                      of: textOf(expected, pendingConfiguration).of,
                      expected: textOf(expected, pendingConfiguration).is,
                      actual: textOf(actual, pendingConfiguration).is,
                    })}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {broken.length > MAX_SHOWN && <p>{t('ruleChecks.more', { count: broken.length - MAX_SHOWN })}</p>}
      <div className={styles.way}>
        <Button size="compact" onPress={openChecksPage}>
          {t('ruleChecks.showAll')}
        </Button>
      </div>
    </Banner>
  );
});
