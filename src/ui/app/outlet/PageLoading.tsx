import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../shared/announcing/useAnnouncement.ts';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import styles from './PageLoading.module.scss';

export type PageLoadingProps = {
  /** Of the page that is on its way, where it is known which one that is. */
  readonly title?: string | undefined;
  /** Stands for all there is, with nothing around it yet. */
  readonly isWhole?: boolean | undefined;
};

/** The name and the shape of a page that is on its way. */
export function PageLoading({ title, isWhole = false }: PageLoadingProps) {
  const { t } = useTranslation();
  const loading = t('common.loading');
  useAnnouncement(loading);
  const page = (
    <div className={styles.loading}>
      <PageHeader title={title ?? loading} />
      <Skeleton shape="text" count={2} />
      <Skeleton shape="row" count={6} />
    </div>
  );
  return isWhole ? <main className={styles.whole}>{page}</main> : page;
}
