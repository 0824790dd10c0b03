import { useTranslation } from 'react-i18next';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../shared/components/VisuallyHidden/VisuallyHidden.tsx';
import styles from './PageLoading.module.scss';

/** The shape of a page that is on its way. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <output className={styles.loading}>
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton shape="title" />
      <Skeleton shape="text" count={2} />
      <Skeleton shape="row" count={6} />
    </output>
  );
}
