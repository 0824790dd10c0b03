import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { PageShape } from './PageShape.tsx';
import styles from './PageLoading.module.scss';

export type PageLoadingProps = {
  readonly title?: string | undefined;
  /** Whether to fill the window, because header and navigation are not rendered yet. */
  readonly isComplete?: boolean | undefined;
};

/** Placeholder of a loading page: its title and a skeleton, or a spinner if the page is unknown [SH-7]. */
export function PageLoading({ title, isComplete = false }: PageLoadingProps) {
  const { t } = useTranslation();
  const loading = t('common.loading');
  useAnnouncement(loading);
  const page = (
    <PageShape title={title ?? loading}>
      {isComplete && (
        <span className={styles.spinner}>
          <Spinner size="page" />
        </span>
      )}
    </PageShape>
  );
  return isComplete ? <main className={styles.whole}>{page}</main> : page;
}
