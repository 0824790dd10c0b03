import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './MerchantTable.module.scss';

const COLUMNS = 6;

/** A row of the list that is not read yet. It stands still, unlike other skeletons: many of them go by in a moment. */
export const AwaitedRow = memo(function AwaitedRow() {
  const { t } = useTranslation();
  return (
    <td colSpan={COLUMNS} className={styles.awaited}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <span className={styles.bone} />
    </td>
  );
});
