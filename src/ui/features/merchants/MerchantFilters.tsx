import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import type { MerchantQuery } from '../../../application/merchants/MerchantDirectory.ts';
import { portalStates } from '../../../domain/merchants/portalState.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { Select } from '../../shared/components/Select/Select.tsx';
import { useRestingText } from '../../shared/search/useRestingText.ts';
import { useService } from '../../shared/services.tsx';
import { NeedsAttention } from './NeedsAttention.tsx';
import styles from './MerchantFilters.module.scss';

const ALL = 'all';

/** Filters for search text and portal state. Also shows filters that were set by a link. */
export const MerchantFilters = observer(function MerchantFilters({
  query,
  onChange,
}: {
  readonly query: MerchantQuery;
  readonly onChange: (query: MerchantQuery) => void;
}) {
  const { t } = useTranslation();
  const shortcuts = useService(ShortcutsStore);
  const [typed, type] = useRestingText(query.search, (search) => onChange({ ...query, search }));
  const states = portalStates.map((state) => ({ id: state, label: t(`merchants.states.${state}`) }));
  return (
    <search className={styles.filters}>
      <SearchField
        label={t('merchants.search')}
        placeholder={t('merchants.searchPlaceholder')}
        value={typed}
        onChange={type}
        hasShortcut={shortcuts.areOn}
      />
      <Select
        label={t('merchants.stateFilter')}
        isLabelHidden
        placeholder={t('merchants.allStates')}
        options={[{ id: ALL, label: t('merchants.allStates') }, ...states]}
        value={query.state === undefined || query.state === 'attention' ? ALL : query.state}
        onChange={(state) => onChange({ ...query, state: portalStates.find((portalState) => portalState === state) })}
      />
      <NeedsAttention
        isOn={query.state === 'attention'}
        onChange={(isOn) => onChange({ ...query, state: isOn ? 'attention' : undefined })}
      />
      {query.own && (
        <Narrowing onEnd={() => onChange({ ...query, own: undefined })}>{t(`merchants.own.${query.own}`)}</Narrowing>
      )}
      {query.warrantyOver !== undefined && (
        <Narrowing onEnd={() => onChange({ ...query, warrantyOver: undefined })}>
          {t('merchants.over.warranty', { count: query.warrantyOver })}
        </Narrowing>
      )}
      {query.windowOver !== undefined && (
        <Narrowing onEnd={() => onChange({ ...query, windowOver: undefined })}>
          {t('merchants.over.window', { count: query.windowOver })}
        </Narrowing>
      )}
    </search>
  );
});

/** Filter that was set by a link. A click removes the filter. */
function Narrowing({ children, onEnd }: { readonly children: string; readonly onEnd: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.narrowing}>
      <Button
        icon={<Glyph of={X} size="small" />}
        aria-label={t('merchants.own.all', { own: children })}
        onPress={onEnd}
      >
        {children}
      </Button>
    </div>
  );
}
