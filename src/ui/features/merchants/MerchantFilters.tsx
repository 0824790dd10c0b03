import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ShortcutsStore } from '../../../application/commands/ShortcutsStore.ts';
import type { MerchantQuery } from '../../../application/merchants/MerchantDirectory.ts';
import { portalStates } from '../../../domain/merchants/portalState.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { SearchField } from '../../shared/components/SearchField/SearchField.tsx';
import { FilterSelect } from '../../shared/components/Select/FilterSelect.tsx';
import { useRestingText } from '../../shared/search/useRestingText.ts';
import { useService } from '../../shared/services.tsx';
import styles from './MerchantFilters.module.scss';
import { useMerchants } from '../../shared/search/useMerchants.ts';
import { classNames } from '../../shared/classNames.ts';
import { buttonClassName } from '../../shared/components/Button/buttonClassName.ts';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Pill } from '../../shared/components/Pill/Pill.tsx';

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
  return (
    <search className={styles.filters}>
      <SearchField
        label={t('merchants.search')}
        placeholder={t('merchants.searchPlaceholder')}
        value={typed}
        onChange={type}
        hasShortcut={shortcuts.areOn}
      />
      <FilterSelect
        label={t('merchants.stateFilter')}
        allLabel={t('merchants.allStates')}
        options={portalStates.map((id) => ({ id, label: t(`merchants.states.${id}`) }))}
        value={query.state === 'attention' ? undefined : query.state}
        onChange={(state) => onChange({ ...query, state })}
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

type NeedsAttentionProps = {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

/** Filter for merchants whose portal is offline or not set up yet, with the number of such merchants. */
const NeedsAttention = observer(function NeedsAttention({ isOn, onChange }: NeedsAttentionProps) {
  const { t, i18n } = useTranslation();
  const total = useMerchants({ state: 'attention' })?.total ?? 0;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className={classNames(buttonClassName(), styles.attention)}
      onClick={() => onChange(!isOn)}
    >
      <KeyedText>{t('merchants.needsAttention')}</KeyedText>
      {total > 0 && <Pill tone="warning">{new Intl.NumberFormat(i18n.language).format(total)}</Pill>}
    </button>
  );
});
