import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import styles from './WindowedTable.module.scss';

/** Not animated, unlike other skeletons, because many pass by while scrolling. */
export function AwaitedRow({ columns }: { readonly columns: number }) {
  const { t } = useTranslation();
  return (
    <td colSpan={columns} className={styles.awaited}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <span className={styles.bone} />
    </td>
  );
}
