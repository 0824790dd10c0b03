import { memo, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantSort } from '../../../application/merchants/MerchantDirectory.ts';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MerchantTable.module.scss';
import { SortHeader } from './SortHeader.tsx';

/** Memoized, because the list renders while scrolling. */
export const MerchantHead = memo(function MerchantHead({
  ref,
  sort,
  onSort,
}: {
  readonly ref: Ref<HTMLTableSectionElement>;
  readonly sort: MerchantSort;
  readonly onSort: (sort: MerchantSort) => void;
}) {
  const { t } = useTranslation();
  const sorting = { sort, onSort };
  return (
    <thead ref={ref}>
      <tr className={styles.head} aria-rowindex={1}>
        <SortHeader {...sorting} column="name" label={t('merchants.columns.name')} />
        <SortHeader {...sorting} column="companyId" label={t('merchants.columns.companyId')} />
        <th scope="col">{t('merchants.columns.portal')}</th>
        <SortHeader {...sorting} column="lastPublishedAt" label={t('merchants.columns.lastPublished')} isNewestFirst />
        <th scope="col">{t('merchants.columns.area')}</th>
        <th scope="col">
          <VisuallyHidden>{t('merchants.columns.action')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  );
});
