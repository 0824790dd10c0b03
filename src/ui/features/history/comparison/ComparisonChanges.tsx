import { useTranslation } from 'react-i18next';
import type { Comparison } from '../../../../application/history/ReadComparison.ts';
import { describeChange } from '../../../../domain/changes/describeChange.ts';
import { reviewGroups } from '../../../../domain/changes/reviewGroups.ts';
import { Card } from '../../../shared/components/Card/Card.tsx';
import { Checkbox } from '../../../shared/components/Checkbox/Checkbox.tsx';
import { ChangeEntry } from '../../changes/review/ChangeEntry.tsx';
import { ChangeGroup } from '../../changes/review/ChangeGroup.tsx';
import { pageTitleKeyOf } from '../../changes/pageTitleKeyOf.ts';
import { useChangeTexts } from '../../changes/comparison/useChangeTexts.ts';

export type ComparisonChangesProps = {
  readonly comparison: Comparison;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (key: string, isChosen: boolean) => void;
};

/** The changes between two versions, drawn as the review draws pending ones. */
export function ComparisonChanges({ comparison, chosen, onChoose }: ComparisonChangesProps) {
  const { t, i18n } = useTranslation();
  const words = useChangeTexts();
  const numbers = new Intl.NumberFormat(i18n.language);
  const { changes, before, after } = comparison;
  return reviewGroups(changes).map((group) => (
    <Card key={group.page} density="compact">
      <ChangeGroup title={t(pageTitleKeyOf(group.page))} count={numbers.format(group.changes.length)} level={2}>
        {group.changes.map((change) => {
          const description = describeChange(change, { before, after });
          return (
            description && (
              <ChangeEntry
                key={change.key}
                description={description}
                level={3}
                choice={
                  <Checkbox
                    label={t('changes.choose', { field: words.title(description) })}
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
