import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MerchantSort } from '../../../application/merchants/MerchantDirectory.ts';
import { Glyph } from '../../shared/components/Icon/Glyph.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import styles from './MerchantTable.module.scss';

/** Column header that sorts the table. A second click reverses the order. */
export function SortHeader({
  column,
  label,
  sort,
  onSort,
  isNewestFirst = false,
}: {
  readonly column: 'name' | 'companyId' | 'lastPublishedAt';
  readonly label: string;
  readonly sort: MerchantSort;
  readonly onSort: (sort: MerchantSort) => void;
  /** Whether the first click sorts in descending order. */
  readonly isNewestFirst?: boolean | undefined;
}): ReactNode {
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
