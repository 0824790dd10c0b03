import { useTranslation } from 'react-i18next';
import { ChangeSubjects } from '../../../../application/changes/ChangeSubjects.ts';
import type { PublishFailure } from '../../../../application/publishing/PublishPendingChanges.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import type { PublishAttempt } from '../../../../domain/publishing/process/publishAttempt.ts';
import {
  stoppedAt,
  stoppedPublish,
  takesEffectAt,
  type IsCommand,
} from '../../../../domain/publishing/process/stoppedPublish.ts';
import { useService } from '../../../shared/services.tsx';
import { useFailureText } from '../../../shared/failures/useFailureText.ts';

const lostKinds: ReadonlySet<string> = new Set(['unreachable', 'timed-out', 'unavailable', 'malformed']);

/** Whether the failed or interrupted request may have taken effect. */
function mayBeLive(attempt: PublishAttempt, failure: PublishFailure | undefined, isCommand: IsCommand): boolean {
  if (!takesEffectAt(attempt, stoppedAt(attempt, failure), isCommand)) return false;
  return !failure || lostKinds.has(failure.cause.kind);
}

/** For MobX observers. Texts of the banner and the dialog about the stopped publish. Undefined if none has stopped. */
export function useStoppedTexts() {
  const { t } = useTranslation();
  const { stopped, stopReason: failure, steps } = useService(PublishingStore);
  const { registry } = useService(ChangeSubjects);
  const failureText = useFailureText();
  if (!stopped) return undefined;
  const failedStep = stoppedAt(stopped, failure);
  const step = steps.findIndex(({ step: name }) => name === failedStep) + 1;

  function title(): string {
    if (step > 0) return t('publishing.stopped.title', { step, total: steps.length });
    return failedStep === 'open' ? t('publishing.stopped.atOpen') : t('publishing.stopped.atComplete');
  }
  function safe(attempt: PublishAttempt): readonly string[] {
    const isCommand: IsCommand = (change) => registry.isCommand(change);
    if (mayBeLive(attempt, failure, isCommand)) return [t('publishing.stopped.unknown')];
    const { live, sent, kept } = stoppedPublish(attempt, isCommand);
    return [
      live > 0 ? t('publishing.stopped.live', { count: live }) : t('publishing.stopped.nothingLive'),
      ...(sent > 0 ? [t('publishing.stopped.sent', { count: sent })] : []),
      ...(kept > 0 ? [t('publishing.stopped.kept', { count: kept })] : []),
    ];
  }
  return {
    title: title(),
    /** Says which changes are live, which changes wait on the service, and which changes exist only in this browser. */
    safe: safe(stopped).reduce((first, second) => t('common.inARow', { first, second })),
    /** Reason of the failure. Undefined after a reload, because it is not stored. */
    failure: failure && failureText(failure),
    /** Number of the failed step. 0 if the failure was before the first or after the last step. */
    step,
  };
}
