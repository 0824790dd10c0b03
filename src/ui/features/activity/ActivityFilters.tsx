import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import { activityKinds } from '../../../domain/activity/activityKinds.ts';
import { nameOrder } from '../../../domain/languages/nameOrder.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Checkbox } from '../../shared/components/Checkbox/Checkbox.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { useRestingText } from '../../shared/search/useRestingText.ts';
import { useService } from '../../shared/services.tsx';
import styles from './ActivityFilters.module.scss';
import { periods, type ChosenActivity } from './useActivityFilter.ts';

export type ActivityFiltersProps = {
  readonly chosen: ChosenActivity;
  /** Of the merchant that is filtered by. */
  readonly companyName: string | undefined;
  /** How many match, where it is known. */
  readonly found: string | undefined;
  readonly onChange: (chosen: ChosenActivity) => void;
};

const ALL = 'all';

/** What narrows the activity: words, a kind, a time, a merchant, what was done for merchants, what was refused. */
export const ActivityFilters = observer(function ActivityFilters({
  chosen,
  companyName,
  found,
  onChange,
}: ActivityFiltersProps) {
  const { t, i18n } = useTranslation();
  const shortcuts = useService(ShortcutsStore);
  const [typed, type] = useRestingText(chosen.search, (search) => onChange({ ...chosen, search }));
  const { kind, time, companyId } = chosen;
  return (
    <search className={styles.filters} aria-label={t('activity.filters.label')}>
      <SearchField
        label={t('activity.filters.search')}
        placeholder={t('activity.filters.search')}
        value={typed}
        onChange={type}
        hasShortcut={shortcuts.areOn}
      />
      <Select
        label={t('activity.filters.kind')}
        isLabelHidden
        placeholder={t('activity.filters.everything')}
        options={[
          { id: ALL, label: t('activity.filters.everything') },
          ...activityKinds
            .map((each) => ({ id: each, label: t(`activity.kinds.${each}`) }))
            .toSorted(nameOrder(i18n.language, ({ label }) => label)),
        ]}
        value={kind ?? ALL}
        onChange={(id) => onChange({ ...chosen, kind: activityKinds.find((each) => each === id) })}
      />
      <Select
        label={t('activity.filters.time')}
        isLabelHidden
        placeholder={t('activity.filters.anyTime')}
        options={[
          { id: ALL, label: t('activity.filters.anyTime') },
          ...periods.map((period) => ({ id: period, label: t(`activity.filters.${period}`) })),
        ]}
        value={time ?? ALL}
        onChange={(id) => onChange({ ...chosen, time: periods.find((period) => period === id) })}
      />
      <div className={styles.more}>
        <Checkbox
          label={t('activity.filters.onBehalf')}
          isSelected={chosen.isOnBehalf}
          onChange={(isOnBehalf) => onChange({ ...chosen, isOnBehalf })}
        />
        <Checkbox
          label={t('activity.filters.refused')}
          isSelected={chosen.isRefused}
          onChange={(isRefused) => onChange({ ...chosen, isRefused })}
        />
        {companyId !== undefined && (
          <Button
            size="compact"
            icon={<Glyph of={X} size="small" />}
            onPress={() => onChange({ ...chosen, companyId: undefined })}
            aria-label={t('activity.filters.onlyRemove')}
          >
            {t('activity.filters.only', { name: companyName ?? companyId })}
          </Button>
        )}
        {found !== undefined && <span className={styles.found}>{found}</span>}
      </div>
    </search>
  );
});
