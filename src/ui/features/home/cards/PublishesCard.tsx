import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { companyPathOf } from '../../../../application/company/CompanyPath.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import type { HistoryResource } from '../../../../application/history/HistoryResource.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Pill } from '../../../shared/components/Pill/Pill.tsx';
import { Skeleton } from '../../../shared/components/Skeleton/Skeleton.tsx';
import { ReadFailure } from '../../../shared/failures/ReadFailure.tsx';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';
import { useDescribers } from '../../../shared/changes/described/useDescribers.ts';
import { Publisher } from '../../../shared/publishes/Publisher.tsx';
import { usePublishSummary } from '../../../shared/publishes/usePublishSummary.ts';
import styles from './PublishesCard.module.scss';
import { dateFormat } from '../../../shared/dates/dateFormat.ts';

const MAX_SHOWN = 4;

export const PublishesCard = observer(function PublishesCard({ store }: { readonly store: HistoryResource }) {
  const { t, i18n } = useTranslation();
  const { published, configuration } = useService(CompanyStore);
  const { goTo } = use(PageLinksContext);
  const { described } = useDescribers();
  const summaryOf = usePublishSummary();
  const { state } = store;
  const when = dateFormat(i18n.language, {
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });

  const day = dateFormat(i18n.language, { dateStyle: 'long' });

  function readAgain(): void {
    if (!configuration) return;
    void store.open(companyPathOf(configuration));
  }
  return (
    <Card
      density="flush"
      title={t('home.publishes.title')}
      actions={
        <button type="button" className={styles.all} onClick={() => goTo('/history')}>
          {t('navigation.history')}
        </button>
      }
    >
      {state.kind === 'loading' && (
        <div className={styles.inset}>
          <Skeleton shape="row" count={3} />
        </div>
      )}
      {state.kind === 'failed' && (
        <div className={styles.inset}>
          <ReadFailure failure={state.failure} onRetry={readAgain} />
        </div>
      )}
      {state.kind === 'ready' && state.publishes.length === 0 && (
        <p className={styles.inset}>
          {configuration?.lastPublishedAt
            ? t('home.publishes.earlier', { date: day.format(new Date(configuration.lastPublishedAt)) })
            : t(configuration?.portalActive === true ? 'home.publishes.unrecorded' : 'home.publishes.none')}
        </p>
      )}
      {state.kind === 'ready' && (
        <ul className={styles.publishes}>
          {state.publishes.slice(0, MAX_SHOWN).map((publish) => (
            <li key={publish.publishId}>
              <button
                type="button"
                className={styles.publish}
                onClick={() => goTo(`/history?publish=${encodeURIComponent(publish.publishId)}`)}
              >
                <span className={styles.head}>
                  <span className={styles.version}>
                    {t('history.version', { version: revisionNumber(publish.revision) })}
                  </span>
                  {publish.revision === published?.revision && <Pill tone="success">{t('history.current')}</Pill>}
                  <time dateTime={publish.at} className={styles.time}>
                    {when.format(new Date(publish.at))}
                  </time>
                </span>
                <span className={styles.detail}>
                  {described ? summaryOf(publish).onPages : t('publishing.stepChanges', { count: publish.changeCount })}
                </span>
                <span className={styles.detail}>
                  <Publisher publish={publish} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
});
