import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantQuery } from '../../../application/merchants/MerchantDirectory.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import { portalStates } from '../../../domain/merchants/portalState.ts';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { useService } from '../../shared/services.tsx';
import styles from './MerchantFilters.module.scss';

/** How long typing rests before it is searched for, in milliseconds. */
const TYPING_REST = 200;
const ALL = 'all';

/** Search and portal state. */
export function MerchantFilters({
  query,
  onChange,
}: {
  readonly query: MerchantQuery;
  readonly onChange: (query: MerchantQuery) => void;
}): ReactNode {
  const { t } = useTranslation();
  const clock = useService(Clock);
  // What is typed follows the address, which may change by itself: back, forward, a cleared filter.
  const [{ typed, address }, setTyped] = useState({ typed: query.search, address: query.search });
  if (address !== query.search) setTyped({ typed: query.search, address: query.search });

  useEffect(
    function searchOnceTypingRests() {
      if (typed === query.search) return undefined;
      return clock.after(TYPING_REST, () => onChange({ ...query, search: typed }));
    },
    [typed, query, clock, onChange],
  );

  const states = portalStates.map((state) => ({ id: state, label: t(`merchants.states.${state}`) }));
  return (
    <search className={styles.filters}>
      <SearchField
        label={t('merchants.search')}
        placeholder={t('merchants.searchPlaceholder')}
        value={typed}
        onChange={(text) => setTyped({ typed: text, address: query.search })}
        hasShortcut
      />
      <Select
        label={t('merchants.stateFilter')}
        isLabelHidden
        placeholder={t('merchants.allStates')}
        options={[{ id: ALL, label: t('merchants.allStates') }, ...states]}
        value={query.state ?? ALL}
        onChange={(state) => onChange({ ...query, state: portalStates.find((known) => known === state) })}
      />
    </search>
  );
}
