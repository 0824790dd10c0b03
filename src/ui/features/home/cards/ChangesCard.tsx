import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { reviewGroups } from '../../../../domain/changes/reviewGroups.ts';
import { publishOutline } from '../../../../domain/history/publishOutline.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { CountBadge } from '../../../shared/components/CountBadge/CountBadge.tsx';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { PageLinksContext } from '../../../shared/pages/PageLinksContext.ts';
import { useService } from '../../../shared/services.tsx';
import { useDescribers } from '../../../shared/changes/described/useDescribers.ts';
import { ChangeProblems } from '../../../shared/changes/review/ChangeProblems.tsx';
import { useNamesText } from '../../../shared/publishes/usePublishSummary.ts';
import styles from './ChangesCard.module.scss';

export const ChangesCard = observer(function ChangesCard() {
  const { t, i18n } = useTranslation();
  const changes = useService(PendingChangesStore);
  const { configuration, pendingConfiguration } = useService(CompanyStore);
  const { problems } = useService(PublishingStore);
  const review = useService(ReviewStore);
  const pages = useService(FeaturePages);
  const { hasPage, goTo } = use(PageLinksContext);
  const { described } = useDescribers();
  const namesText = useNamesText();
  const { count } = changes;
  if (!configuration || !pendingConfiguration) return undefined;
  if (count === 0) return <Card title={t('home.changes.none')} description={t('home.changes.noneDescription')} />;
  const context = { before: configuration, after: pendingConfiguration };
  const outline = publishOutline(described, { named: changes.list, changeCount: count }, context);
  const groups = reviewGroups(changes.list);
  return (
    <Card density="flush" isChanged title={t('changes.unsaved', { count })} description={t('home.changes.description')}>
      {problems.length > 0 && (
        <div className={styles.problems}>
          <ChangeProblems problems={problems} />
        </div>
      )}
      <ul className={styles.pages}>
        {outline.pages.map((each, index) => {
          const page = pages[each.feature];
          const number = groups[index]?.changes.length ?? 0;
          const label = (
            <>
              {page && <Icon name={page.icon} />}
              <span className={styles.words}>
                <span className={styles.name}>{page ? t(page.titleKey) : each.feature}</span>
                <span className={styles.detail}>{namesText(each)}</span>
              </span>
              <CountBadge
                count={number}
                text={number.toLocaleString(i18n.language)}
                label={t('navigation.changes', { count: number })}
              />
            </>
          );
          return (
            <li key={each.feature}>
              {page && hasPage(page.path) ? (
                <button type="button" className={styles.page} onClick={() => goTo(page.path)}>
                  {label}
                </button>
              ) : (
                <div className={styles.page}>{label}</div>
              )}
            </li>
          );
        })}
      </ul>
      <div className={styles.acts}>
        <Button onPress={() => review.open()}>{t('changes.reviewCount', { count })}</Button>
      </div>
    </Card>
  );
});
