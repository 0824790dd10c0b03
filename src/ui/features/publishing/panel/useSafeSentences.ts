import { useTranslation } from 'react-i18next';
import type { PublishFailure } from '../../../../application/publishing/PublishPendingChanges.ts';
import type { PublishAttempt } from '../../../../domain/publishing/publishAttempt.ts';
import { stoppedPublish } from '../../../../domain/publishing/stoppedPublish.ts';

const lostKinds: ReadonlySet<string> = new Set(['unreachable', 'timed-out', 'unavailable', 'malformed']);

/** Whether the call that failed may have made something live all the same. */
function mayBeLive({ revision, publishId }: PublishAttempt, { step, cause, isUnsent }: PublishFailure): boolean {
  if (isUnsent) return false;
  const goesLive = revision === undefined ? step !== undefined : step === undefined && publishId !== undefined;
  return goesLive && lostKinds.has(cause.kind);
}

/** What went live, what waits at the service and what is still here, after a publish stopped. */
export function useSafeSentences(attempt: PublishAttempt, failure: PublishFailure): readonly string[] {
  const { t } = useTranslation();
  if (mayBeLive(attempt, failure)) return [t('publishing.stopped.unknown')];
  const { live, sent, kept } = stoppedPublish(attempt);
  return [
    live > 0 ? t('publishing.stopped.live', { count: live }) : t('publishing.stopped.nothingLive'),
    ...(sent > 0 ? [t('publishing.stopped.sent', { count: sent })] : []),
    ...(kept > 0 ? [t('publishing.stopped.kept', { count: kept })] : []),
  ];
}
