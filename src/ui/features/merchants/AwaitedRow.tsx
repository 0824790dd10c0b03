import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MerchantTable.module.scss';

const COLUMNS = 6;

/** Not animated, unlike other skeletons, because many pass by while scrolling. */
export const AwaitedRow = memo(function AwaitedRow() {
  const { t } = useTranslation();
  return (
    <td colSpan={COLUMNS} className={styles.awaited}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <span className={styles.bone} />
    </td>
  );
});
