import { useTranslation } from 'react-i18next';
import { ReadFailure, type ReadFailureProps } from '../../shared/failures/ReadFailure.tsx';

/** The history could not be read; what is pending is not touched by that. */
export function HistoryFailure(props: Pick<ReadFailureProps, 'failure' | 'onRetry'>) {
  const { t } = useTranslation();
  return <ReadFailure {...props} title={t('history.failed')} />;
}
