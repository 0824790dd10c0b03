import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../../../application/history/ReadComparison.ts';
import { describeChange, type ChangeDescribers } from '../../../../domain/changes/describeChange.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { ChangeEntry } from '../../../shared/changes/review/ChangeEntry.tsx';
import { ChangeGroup } from '../../../shared/changes/review/ChangeGroup.tsx';
import styles from './OtherChanges.module.scss';

export type OtherChangesProps = { readonly comparison: Comparison; readonly described: ChangeDescribers };

/**
 * Changes that the publish made outside the configuration, e.g. to users. Changes of an unknown type are only
 * mentioned.
 */
export function OtherChanges({ comparison, described }: OtherChangesProps) {
  const { t, i18n } = useTranslation();
  const { others, before, after } = comparison;
  if (others.length === 0) return undefined;
  return (
    <Card density="compact">
      <ChangeGroup
        title={t('history.others.title')}
        count={new Intl.NumberFormat(i18n.language).format(others.length)}
        level={2}
      >
        {others.map((change) => {
          const description = describeChange(described, change, { before, after });
          return description ? (
            <ChangeEntry key={change.key} description={description} level={3} />
          ) : (
            <li key={change.key} className={styles.unknown}>
              <bdi dir="ltr">{change.key}</bdi>
            </li>
          );
        })}
      </ChangeGroup>
      <p className={styles.note}>{t('history.others.description')}</p>
    </Card>
  );
}
