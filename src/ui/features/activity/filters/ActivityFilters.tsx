import { Ban, Handshake } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ShortcutsStore } from '../../../../application/commands/ShortcutsStore.ts';
import { MAX_COUNTED, type ActivityMerchant, type ActivityPage } from '../../../../application/activity/ActivityLog.ts';
import type { ActivityEntry } from '../../../../domain/activity/activityEntry.ts';
import { activityKinds } from '../../../../domain/activity/activityKinds.ts';
import { parseCompanyId } from '../../../../domain/company/companyId.ts';
import { nameOrder } from '../../../../domain/languages/language.ts';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { SearchField } from '../../../shared/components/SearchField/SearchField.tsx';
import { Select } from '../../../shared/components/Select/Select.tsx';
import { useRestingText } from '../../../shared/search/useRestingText.ts';
import { useService } from '../../../shared/services.tsx';
import styles from './ActivityFilters.module.scss';
import { FilterChip } from './FilterChip.tsx';
import { periods, type ChosenActivity } from './useActivityFilter.ts';

export type ActivityFiltersProps = {
  readonly chosen: ChosenActivity;
  readonly people: readonly ActivityEntry['actor'][];
  readonly merchants: readonly ActivityMerchant[];
  readonly counts: ActivityPage['counts'];
  /** Localized number of matching entries, if known. */
  readonly found: string | undefined;
  readonly onChange: (chosen: ChosenActivity) => void;
};

const ALL = 'all';

export const ActivityFilters = observer(function ActivityFilters({
  chosen,
  people,
  merchants,
  counts,
  found,
  onChange,
}: ActivityFiltersProps) {
  const { t, i18n } = useTranslation();
  const shortcuts = useService(ShortcutsStore);
  const [typed, type] = useRestingText(chosen.search, (search) => onChange({ ...chosen, search }));
  const { actorId, kind, time, companyId } = chosen;
  const byName = nameOrder(i18n.language, ({ label }: { readonly label: string }) => label);
  /** Options of a filter. The selected id is included even if it is not among the options. */
  const optionsOf = (all: readonly { readonly id: string; readonly label: string }[], id: string | undefined) =>
    (id === undefined || all.some((each) => each.id === id) ? all : [...all, { id, label: id }]).toSorted(byName);
  const persons = people.map(({ userId: id, name }) => ({ id, label: name || id }));
  const companies = merchants.map(({ companyId: id, name: label }) => ({ id, label }));
  const numbers = new Intl.NumberFormat(i18n.language);
  /**
   * Localized count. The service stops counting at `MAX_COUNTED`, so the count `MAX_COUNTED` is shown as a lower bound.
   */
  const countText = (count: number | undefined): string | undefined =>
    count === undefined ? undefined : `${numbers.format(count)}${count < MAX_COUNTED ? '' : '+'}`;
  return (
    <search className={styles.filters} aria-label={t('activity.filters.label')}>
      <div className={styles.search}>
        <SearchField
          label={t('activity.filters.search')}
          placeholder={t('activity.filters.search')}
          value={typed}
          onChange={type}
          hasShortcut={shortcuts.areOn}
        />
      </div>
      <Select
        label={t('activity.filters.person')}
        isLabelHidden
        placeholder={t('activity.filters.anyone')}
        options={[{ id: ALL, label: t('activity.filters.anyone') }, ...optionsOf(persons, actorId)]}
        value={actorId ?? ALL}
        onChange={(id) => onChange({ ...chosen, actorId: id === ALL ? undefined : id })}
      />
      <Select
        label={t('activity.filters.merchant')}
        isLabelHidden
        placeholder={t('activity.filters.allMerchants')}
        options={[{ id: ALL, label: t('activity.filters.allMerchants') }, ...optionsOf(companies, companyId)]}
        value={companyId ?? ALL}
        onChange={(id) => onChange({ ...chosen, companyId: parseCompanyId(id === ALL ? '' : id) })}
      />
      <Select
        label={t('activity.filters.kind')}
        isLabelHidden
        placeholder={t('activity.filters.everything')}
        options={[
          { id: ALL, label: t('activity.filters.everything') },
          ...activityKinds.map((each) => ({ id: each, label: t(`activity.kinds.${each}`) })).toSorted(byName),
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
        <FilterChip
          icon={<Glyph of={Handshake} size="small" />}
          count={countText(counts?.onBehalf)}
          isOn={chosen.isOnBehalf}
          onChange={(isOnBehalf) => onChange({ ...chosen, isOnBehalf })}
        >
          {t('activity.filters.onBehalf')}
        </FilterChip>
        <FilterChip
          icon={<Glyph of={Ban} size="small" />}
          count={countText(counts?.refused)}
          isOn={chosen.isRefused}
          onChange={(isRefused) => onChange({ ...chosen, isRefused })}
        >
          {t('activity.filters.refused')}
        </FilterChip>
        {found !== undefined && <span className={styles.found}>{found}</span>}
      </div>
    </search>
  );
});
