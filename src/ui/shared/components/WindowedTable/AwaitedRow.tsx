import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './WindowedTable.module.scss';

/** Placeholder for a row that is loading. Not animated, because scrolling shows many of these rows for a short time. */
export function AwaitedRow({ columns }: { readonly columns: number }) {
  const { t } = useTranslation();
  return (
    <td colSpan={columns} className={styles.awaited}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <span className={styles.bone} />
    </td>
  );
}
