import { useTranslation } from 'react-i18next';
import { ReadFailure, type ReadFailureProps } from '../../shared/failures/ReadFailure.tsx';

type HistoryFailureProps = Pick<ReadFailureProps, 'failure' | 'onRetry'> & {
  /** What was read before is still shown. */
  readonly isShown?: boolean;
};

/** The history could not be read; what is pending is not touched by that. */
export function HistoryFailure({ isShown = false, ...rest }: HistoryFailureProps) {
  const { t } = useTranslation();
  return (
    <ReadFailure {...rest} title={t('history.failed')}>
      {isShown ? t('errors.shownBefore') : undefined}
    </ReadFailure>
  );
}
