import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../shared/announcing/useAnnouncement.ts';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { PageShape } from './PageShape.tsx';
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
    <PageShape title={title ?? loading}>
      {isWhole && (
        <span className={styles.spinner}>
          <Spinner size="page" />
        </span>
      )}
    </PageShape>
  );
  return isWhole ? <main className={styles.whole}>{page}</main> : page;
}
