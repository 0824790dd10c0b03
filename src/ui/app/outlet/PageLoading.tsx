import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../../shared/announcing/useAnnouncement.ts';
import { PageShape } from './PageShape.tsx';
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
  const page = <PageShape title={title ?? loading} />;
  return isWhole ? <main className={styles.whole}>{page}</main> : page;
}
