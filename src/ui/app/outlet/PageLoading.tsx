import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../shared/announcing/useAnnouncement.ts';
import { PageHeader } from '../../shared/components/PageHeader/PageHeader.tsx';
import { Skeleton } from '../../shared/components/Skeleton/Skeleton.tsx';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import styles from './PageLoading.module.scss';

export type PageLoadingProps = {
  /** Of the page that is on its way, where it is known which one that is. */
  readonly title?: string | undefined;
  /** Stands for all there is, with nothing around it yet. */
  readonly isWhole?: boolean | undefined;
};

/** The name of a page that is on its way, and its shape; where nothing is known of what stands around it, a spinner [SH-7]. */
export function PageLoading({ title, isWhole = false }: PageLoadingProps) {
  const { t } = useTranslation();
  const loading = t('common.loading');
  useAnnouncement(loading);
  const page = (
    <div className={styles.loading}>
      <PageHeader title={title ?? loading} />
      {isWhole ? (
        <span className={styles.spinner}>
          <Spinner size="page" />
        </span>
      ) : (
        <>
          <Skeleton shape="text" count={2} />
          <Skeleton shape="row" count={6} />
        </>
      )}
    </div>
  );
  return isWhole ? <main className={styles.whole}>{page}</main> : page;
}
