import { useTranslation } from 'react-i18next';
import { ReadFailure, type ReadFailureProps } from '../../shared/failures/ReadFailure.tsx';

type HistoryFailureProps = Pick<ReadFailureProps, 'failure' | 'onRetry'> & {
  /** Whether the page still shows data that was loaded earlier. */
  readonly isShown?: boolean;
};

export function HistoryFailure({ isShown = false, ...rest }: HistoryFailureProps) {
  const { t } = useTranslation();
  return (
    <ReadFailure {...rest} title={t('history.failed')}>
      {isShown ? t('errors.shownBefore') : undefined}
    </ReadFailure>
  );
}
