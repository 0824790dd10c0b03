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
import { FilterSelect } from '../../../shared/components/Select/FilterSelect.tsx';
import { useRestingText } from '../../../shared/search/useRestingText.ts';
import { useService } from '../../../shared/services.tsx';
import styles from './ActivityFilters.module.scss';
import { periods, type ChosenActivity } from './useActivityFilter.ts';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import type { ReactNode } from 'react';

export type ActivityFiltersProps = {
  readonly chosen: ChosenActivity;
  readonly people: readonly ActivityEntry['actor'][];
  readonly merchants: readonly ActivityMerchant[];
  readonly counts: ActivityPage['counts'];
  readonly found: string | undefined;
  readonly onChange: (chosen: ChosenActivity) => void;
};

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
  /** Adds the selected id if it is not among the options. */
  const optionsOf = (all: readonly { readonly id: string; readonly label: string }[], id: string | undefined) =>
    (id === undefined || all.some((each) => each.id === id) ? all : [...all, { id, label: id }]).toSorted(byName);
  const persons = people.map(({ userId: id, name }) => ({ id, label: name || id }));
  const companies = merchants.map(({ companyId: id, name: label }) => ({ id, label }));
  const numbers = new Intl.NumberFormat(i18n.language);
  // The service stops counting at `MAX_COUNTED`, so this count is a lower bound.
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
      <FilterSelect
        label={t('activity.filters.person')}
        allLabel={t('activity.filters.anyone')}
        options={optionsOf(persons, actorId)}
        value={actorId}
        onChange={(id) => onChange({ ...chosen, actorId: id })}
      />
      <FilterSelect
        label={t('activity.filters.merchant')}
        allLabel={t('activity.filters.allMerchants')}
        options={optionsOf(companies, companyId)}
        value={companyId}
        onChange={(id) => onChange({ ...chosen, companyId: parseCompanyId(id ?? '') })}
      />
      <FilterSelect
        label={t('activity.filters.kind')}
        allLabel={t('activity.filters.everything')}
        options={activityKinds.map((id) => ({ id, label: t(`activity.kinds.${id}`) })).toSorted(byName)}
        value={kind}
        onChange={(id) => onChange({ ...chosen, kind: id })}
      />
      <FilterSelect
        label={t('activity.filters.time')}
        allLabel={t('activity.filters.anyTime')}
        options={periods.map((id) => ({ id, label: t(`activity.filters.${id}`) }))}
        value={time}
        onChange={(id) => onChange({ ...chosen, time: id })}
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

type FilterChipProps = {
  readonly icon: ReactNode;
  readonly children: string;
  readonly count: string | undefined;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

function FilterChip({ icon, children, count, isOn, onChange }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={isOn} onClick={() => onChange(!isOn)}>
      {icon}
      <KeyedText>{children}</KeyedText>{' '}
      {count !== undefined && (
        <span className={styles.count}>
          <KeyedText>{count}</KeyedText>
        </span>
      )}
    </button>
  );
}
