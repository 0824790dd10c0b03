import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { Spinner } from '../../shared/components/Spinner/Spinner.tsx';
import { PageShape } from './PageShape.tsx';
import styles from './PageLoading.module.scss';

export type PageLoadingProps = {
  /** Title of the page, if known. */
  readonly title?: string | undefined;
  /** Fills the window, because the frame is not rendered yet. */
  readonly isComplete?: boolean | undefined;
};

/** Title and skeleton of a page, or a spinner if nothing is known [SH-7]. */
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
