import { ArrowRight, ArrowDown, ArrowUp } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantSort, MerchantSummary } from '../../../application/merchants/MerchantDirectory.ts';
import type { PortalState } from '../../../domain/merchants/portalState.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { Pill, type PillProps } from '../../shared/components/Pill/Pill.tsx';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MerchantTable.module.scss';
import { dateFormat } from '../../shared/dates/dateFormat.ts';

const tones: Readonly<Record<PortalState, PillProps['tone']>> = {
  live: 'success',
  paused: 'warning',
  'setting-up': 'info',
  disabled: 'neutral',
};

type Sorting = { readonly sort: MerchantSort; readonly onSort: (sort: MerchantSort) => void };

// Memoized, because the list renders on every scroll.
export const MerchantHead = memo(function MerchantHead(sorting: Sorting) {
  const { t } = useTranslation();
  return (
    <>
      <SortHeader {...sorting} column="name" label={t('merchants.columns.name')} />
      <SortHeader {...sorting} column="companyId" label={t('merchants.columns.companyId')} />
      <th scope="col">{t('merchants.columns.portal')}</th>
      <SortHeader {...sorting} column="lastPublishedAt" label={t('merchants.columns.lastPublished')} isNewestFirst />
      <th scope="col">{t('merchants.columns.area')}</th>
      <th scope="col">
        <VisuallyHidden>{t('merchants.columns.action')}</VisuallyHidden>
      </th>
    </>
  );
});

export const MerchantRow = memo(function MerchantRow({
  merchant,
  onReview,
}: {
  readonly merchant: MerchantSummary;
  readonly onReview: (merchant: MerchantSummary) => void;
}) {
  const { t, i18n } = useTranslation();
  const { name, companyId, portalState, lastPublishedAt, area } = merchant;
  const date =
    lastPublishedAt === undefined
      ? t('merchants.neverPublished')
      : dateFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(lastPublishedAt));
  return (
    <>
      <td className={styles.name}>
        <bdi>{name}</bdi>
      </td>
      <td className={styles.id}>
        <bdi dir="ltr">{companyId}</bdi>
      </td>
      <td>
        <Pill tone={tones[portalState]} hasDot={portalState === 'live'}>
          {t(`merchants.states.${portalState}`)}
        </Pill>
      </td>
      <td className={styles.quiet}>{date}</td>
      <td className={styles.quiet}>
        <bdi>{area ?? '–'}</bdi>
      </td>
      <td className={styles.action}>
        <Button
          variant="quiet"
          size="compact"
          aria-label={t('merchants.reviewNamed', { name })}
          onPress={() => onReview(merchant)}
        >
          <KeyedText>{t('merchants.review')}</KeyedText>
          <Glyph of={ArrowRight} size="small" isMirrored />
        </Button>
      </td>
    </>
  );
});

type SortHeaderProps = Sorting & {
  readonly column: 'name' | 'companyId' | 'lastPublishedAt';
  readonly label: string;
  readonly isNewestFirst?: boolean;
};

/** Column header that sorts the table. A second click reverses the order. */
function SortHeader({ column, label, sort, onSort, isNewestFirst = false }: SortHeaderProps) {
  const { t } = useTranslation();
  const ascending = sort === column;
  const descending = sort === `-${column}`;
  const nextSort: MerchantSort = ascending || (isNewestFirst && !descending) ? `-${column}` : column;
  const direction = ascending ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={ascending || descending ? direction : 'none'}>
      <button
        type="button"
        className={styles.sort}
        aria-label={t('merchants.sortBy', { column: label })}
        onClick={() => onSort(nextSort)}
      >
        <KeyedText>{label}</KeyedText>
        {(ascending || descending) && <Glyph of={ascending ? ArrowUp : ArrowDown} size="small" />}
      </button>
    </th>
  );
}
