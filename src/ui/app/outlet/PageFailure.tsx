import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { Button } from '../../shared/components/Button/Button.tsx';
import { EmptyState } from '../../shared/components/EmptyState/EmptyState.tsx';
import { KeyedText } from '../../shared/components/KeyedText/KeyedText.tsx';
import { useViewTitle, useErrorTitle } from '../../shared/document/useDocumentTitle.ts';
import { useRetryWhenOnline } from '../../shared/failures/useRetryWhenOnline.ts';
import styles from './PageFailure.module.scss';

type PageFailureProps = { readonly failure: PortFailure | undefined; readonly onRetry: () => void };

/**
 * Content of a page whose configuration could not be read [SH-8]. While the browser is offline, waits for the
 * connection.
 */
export function PageFailure({ failure, onRetry }: PageFailureProps) {
  const { t } = useTranslation();
  const isAwaited = useRetryWhenOnline(failure?.kind, onRetry);
  const title = t(isAwaited ? 'errors.awaited.title' : 'constants.apiErrors.default');
  useViewTitle(title);
  useErrorTitle(!isAwaited);
  return (
    <main className={styles.failure}>
      <div role="alert">
        <EmptyState isPage title={title} action={<Button onPress={onRetry}>{t('common.retry')}</Button>}>
          <KeyedText>
            {failure && t(isAwaited ? 'errors.awaited.description' : `errors.${failure.kind}.title`)}
          </KeyedText>
          {failure?.requestId !== undefined && (
            <>
              {' '}
              <KeyedText>{t('errors.requestId', { requestId: failure.requestId })}</KeyedText>
            </>
          )}
        </EmptyState>
      </div>
    </main>
  );
}
