import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../../../application/history/ReadComparison.ts';
import { describeChange, type ChangeDescribers } from '../../../../domain/changes/describeChange.ts';
import { reviewGroups } from '../../../../domain/changes/reviewGroups.ts';
import { FeaturePages } from '../../../shared/pages/AppPage.ts';
import { useSettingLink } from '../../../shared/pages/PageLinksContext.ts';
import { Icon } from '../../../shared/components/Icon/Icon.tsx';
import { useService } from '../../../shared/services.tsx';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { ChangeEntry } from '../../../shared/changes/review/ChangeEntry.tsx';
import { ChangeGroup } from '../../../shared/changes/review/ChangeGroup.tsx';
import { useChangeTexts } from '../../../shared/changes/comparison/useChangeTexts.ts';
import styles from './ComparisonChanges.module.scss';

export type ComparisonChangesProps = {
  readonly comparison: Comparison;
  readonly described: ChangeDescribers;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (key: string, isChosen: boolean) => void;
};

export function ComparisonChanges({ comparison, described, chosen, onChoose }: ComparisonChangesProps) {
  const { t, i18n } = useTranslation();
  const changeTexts = useChangeTexts();
  const numbers = new Intl.NumberFormat(i18n.language);
  const pages = useService(FeaturePages);
  const linkTo = useSettingLink();
  const { changes, before, after } = comparison;
  return reviewGroups(changes).map(({ feature, changes: ofFeature }) => (
    <Card key={feature} density="compact">
      <ChangeGroup
        title={pages[feature] ? t(pages[feature].titleKey) : feature}
        icon={pages[feature] && <Icon name={pages[feature].icon} size="small" />}
        count={numbers.format(ofFeature.length)}
        level={2}
      >
        {ofFeature.map((change) => {
          const description = describeChange(described, change, { before, after });
          return (
            description && (
              <ChangeEntry
                key={change.key}
                description={description}
                level={3}
                onGoTo={linkTo(feature, change.key)}
                choice={
                  <Checkbox
                    label={t('changes.choose', { field: changeTexts.title(description) })}
                    isLabelHidden
                    isSelected={chosen.has(change.key)}
                    onChange={(isChosen) => onChoose(change.key, isChosen)}
                  />
                }
              />
            )
          );
        })}
      </ChangeGroup>
    </Card>
  ));
}

type OtherChangesProps = { readonly comparison: Comparison; readonly described: ChangeDescribers };

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
