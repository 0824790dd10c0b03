import { useTranslation } from 'react-i18next';
import type { PortFailure } from '../../../application/shared/failure.ts';
import { Banner } from '../../shared/components/Banner/Banner.tsx';
import { Button } from '../../shared/components/Button/Button.tsx';
import { useErrorTitle } from '../../shared/document/useErrorTitle.ts';

export type HistoryFailureProps = { readonly failure: PortFailure; readonly onRetry: () => void };

/** The history could not be read; what is pending is not touched by that. */
export function HistoryFailure({ failure, onRetry }: HistoryFailureProps) {
  const { t } = useTranslation();
  useErrorTitle(true);
  return (
    <Banner
      tone="critical"
      isAlert
      title={t('history.failed')}
      action={
        <Button size="compact" onPress={onRetry}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(`errors.${failure.kind}.description`)}
    </Banner>
  );
}
