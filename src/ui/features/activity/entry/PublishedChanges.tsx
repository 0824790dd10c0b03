import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ActivityEntry } from '../../../../domain/activity/activityEntry.ts';
import { publishedChanges } from '../../../../domain/activity/publishedChanges.ts';
import { describeChange } from '../../../../domain/changes/describeChange.ts';
import { reviewGroups } from '../../../../domain/changes/reviewGroups.ts';
import { blankConfiguration } from '../../../../domain/company/companyConfiguration.ts';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { useService } from '../../../shared/services.tsx';
import { WithDescribers } from '../../../shared/changes/described/WithDescribers.tsx';
import { ChangeEntry } from '../../../shared/changes/review/ChangeEntry.tsx';
import { ChangeGroup } from '../../../shared/changes/review/ChangeGroup.tsx';
import styles from './PublishedChanges.module.scss';

export type PublishedChangesProps = { readonly entry: ActivityEntry; readonly rootOrgId: string };

/** Changes of a publish with old and new values. An entry of a publish step contains only the changed keys. */
export const PublishedChanges = observer(function PublishedChanges({ entry, rootOrgId }: PublishedChangesProps) {
  const { t, i18n } = useTranslation();
  const pages = useService(FeaturePages);
  const changes = publishedChanges(entry);
  const keys = Array.isArray(entry.detail['keys']) ? entry.detail['keys'].filter((key) => typeof key === 'string') : [];
  if (changes.length === 0)
    return (
      <>
        <h3 className={styles.title}>{t(keys.length > 0 ? 'activity.entry.keys' : 'activity.entry.changes')}</h3>
        {keys.length === 0 && <p>{t('activity.entry.noChanges')}</p>}
        {keys.length > 0 && (
          <ul className={styles.keys}>
            {keys.map((key) => (
              <li key={key}>
                <code dir="ltr">{key}</code>
              </li>
            ))}
          </ul>
        )}
      </>
    );
  // Admins may read a merchant's configuration only in a review, so take names only from the log entry.
  const emptyConfiguration = blankConfiguration(rootOrgId, entry.companyId);
  const context = { before: emptyConfiguration, after: emptyConfiguration };
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <>
      <h3 className={styles.title}>{t('activity.entry.changes')}</h3>
      <WithDescribers>
        {(described) =>
          reviewGroups(changes).map(({ feature, changes: ofFeature }) => (
            <ChangeGroup
              key={feature}
              title={pages[feature] ? t(pages[feature].titleKey) : feature}
              icon={pages[feature] && <Icon name={pages[feature].icon} size="small" />}
              count={numbers.format(ofFeature.length)}
              level={3}
            >
              {ofFeature.map((change) => {
                const description = describeChange(described, change, context);
                return description ? (
                  <ChangeEntry key={change.key} description={description} />
                ) : (
                  <li key={change.key}>
                    <code dir="ltr">{change.key}</code>
                  </li>
                );
              })}
            </ChangeGroup>
          ))
        }
      </WithDescribers>
    </>
  );
});
