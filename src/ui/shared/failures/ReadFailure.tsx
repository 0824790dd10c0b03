import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { Banner } from '../components/Banner/Banner.tsx';
import { Button } from '../components/Button/Button.tsx';
import { KeyedText } from '../components/KeyedText/KeyedText.tsx';
import { useErrorTitle } from '../document/useDocumentTitle.ts';
import { useRetryWhenOnline } from './useRetryWhenOnline.ts';

export type ReadFailureProps = {
  readonly failure: Pick<PortFailure, 'kind'>;
  /** Title, which names the content that could not be loaded. Defaults to the reason of the failure. */
  readonly title?: string | undefined;
  readonly children?: ReactNode;
  readonly onRetry: () => void;
};

/** Shows a failed read with a retry button. If the browser is offline, waits for the connection and then retries. */
export function ReadFailure({ failure: { kind }, title, children, onRetry }: ReadFailureProps) {
  const { t } = useTranslation();
  const isAwaited = useRetryWhenOnline(kind, onRetry);
  useErrorTitle(!isAwaited);
  const textKey = children === undefined ? 'errors.awaited.description' : 'errors.awaited.kept';
  const description = isAwaited ? textKey : (`errors.${kind}.description` as const);
  return (
    <Banner
      tone={isAwaited ? 'info' : 'critical'}
      isAlert
      title={isAwaited ? t('errors.awaited.part') : (title ?? t(`errors.${kind}.title`))}
      action={
        <Button size="compact" onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      <KeyedText>{t(description)}</KeyedText> <KeyedText>{children}</KeyedText>
    </Banner>
  );
}
