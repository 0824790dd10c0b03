import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { useViewTitle } from '../../shared/document/useDocumentTitle.ts';
import { useErrorTitle } from '../../shared/document/useErrorTitle.ts';
import styles from './PageFailure.module.scss';

/** Stands in for a page whose configuration could not be read [SH-8]. */
export function PageFailure({ failure, onRetry }: { readonly failure?: PortFailure; readonly onRetry: () => void }) {
  const { t } = useTranslation();
  const title = t('constants.apiErrors.default');
  useViewTitle(title);
  useErrorTitle(true);
  return (
    <main className={styles.failure}>
      <div role="alert">
        <EmptyState isPage title={title} action={<Button onPress={onRetry}>{t('common.retry')}</Button>}>
          {failure && t(`errors.${failure.kind}.title`)}
          {failure?.requestId !== undefined && <> {t('errors.requestId', { requestId: failure.requestId })}</>}
        </EmptyState>
      </div>
    </main>
  );
}
