import { observer } from 'mobx-react-lite';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import type { ReviewNoticeProps } from '../../../shared/pages/ReviewNotices.ts';
import { useService } from '../../../shared/services.tsx';
import { useImpact } from '../useImpact.ts';
import { NotedImpact } from './NotedImpact.tsx';
import styles from './ReviewedImpact.module.scss';

export const ReviewedImpact = observer(function ReviewedImpact({ onLeave }: ReviewNoticeProps) {
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  if (!configuration || !pendingConfiguration) return undefined;
  return <CountedImpact before={configuration} after={pendingConfiguration} onLeave={onLeave} />;
});

type CountedImpactProps = Pick<ReviewNoticeProps, 'onLeave'> & {
  readonly before: CompanyConfiguration;
  readonly after: CompanyConfiguration;
};

const CountedImpact = observer(function CountedImpact({ before, after, onLeave }: CountedImpactProps) {
  const { t } = useTranslation();
  const impact = useImpact(before, after);
  const { hasPage, goTo } = use(PageLinksContext);
  const path = useService(FeaturePages).impact?.path;
  const [isKept, setKept] = useState(true);
  const { summary, failure, problem, work, isOutdated } = impact;
  const hasFailed = failure !== undefined || problem !== undefined;
  return (
    <div className={styles.impact}>
      {hasFailed && <p>{t('impact.review.failed')}</p>}
      {!hasFailed && !summary && <p className={styles.counting}>{t('impact.review.counting')}</p>}
      {!hasFailed && summary && (
        <NotedImpact
          summary={summary}
          before={before}
          after={after}
          isCurrent={!work && !isOutdated}
          isKept={isKept}
          onKeep={setKept}
        />
      )}
      <div className={styles.acts}>
        {hasFailed && (
          <Button size="compact" onPress={() => void impact.start()}>
            {t('impact.startAgain')}
          </Button>
        )}
        {path !== undefined && hasPage(path) && (
          <Button
            variant="quiet"
            size="compact"
            onPress={() => {
              onLeave();
              goTo(path);
            }}
          >
            {t('impact.review.open')}
          </Button>
        )}
      </div>
    </div>
  );
});
