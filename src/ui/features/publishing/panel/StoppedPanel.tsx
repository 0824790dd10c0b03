import { Check, Copy } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PublishFailure } from '../../../../application/publishing/PublishPendingChanges.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import type { PublishAttempt } from '../../../../domain/publishing/process/publishAttempt.ts';
import type { StepProgress } from '../../../../domain/publishing/process/stepProgress.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Dialog } from '../../../shared/components/Dialog/Dialog.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { TextToCopy } from '../../../shared/copying/TextToCopy.tsx';
import { useCopying } from '../../../shared/copying/useCopying.ts';
import { useService } from '../../../shared/services.tsx';
import styles from './PublishPanel.module.scss';
import { PublishSteps } from './PublishSteps.tsx';
import { useStoppedTexts } from './useStoppedTexts.ts';

export type StoppedPanelProps = {
  readonly attempt: PublishAttempt;
  readonly failure: PublishFailure;
  readonly steps: readonly StepProgress[];
  readonly onRetry: () => void;
};

/**
 * Dialog about a stopped publish. Shows which changes are safe, then the step and the reason of the failure, then
 * possible actions.
 */
export const StoppedPanel = observer(function StoppedPanel(props: StoppedPanelProps) {
  const { attempt, failure, steps, onRetry } = props;
  const { t } = useTranslation();
  const publishing = useService(PublishingStore);
  const texts = useStoppedTexts();
  const { kind, requestId = '–' } = failure.cause;
  const detailValues = { publishId: attempt.publishId ?? '–', step: failure.step ?? '–', kind, requestId };
  const details = t('publishing.stopped.details', detailValues);
  const copying = useCopying(details);
  if (!texts) return undefined;
  const { title, safe, step, failure: { message, reason } = {} } = texts;
  const isShownAtStep = failure.step !== undefined && reason === undefined;

  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={title}
      description={safe}
      onClose={() => publishing.dismiss()}
      footer={
        <>
          <span className={styles.copy}>
            <Button
              variant="quiet"
              icon={<Glyph of={copying.isCopied ? Check : Copy} />}
              onPress={() => void copying.copy()}
            >
              {copying.isCopied ? t('publishing.stopped.detailsCopied') : t('publishing.stopped.copyDetails')}
            </Button>
          </span>
          <Button onPress={() => publishing.dismiss()}>{t('publishing.stopped.keepEditing')}</Button>
          <Button variant="primary" isDisabled={!publishing.canGoOn} onPress={onRetry}>
            {step > 1 ? t('publishing.stopped.retryFrom', { step }) : t('common.retry')}
          </Button>
        </>
      }
    >
      {!isShownAtStep && (
        <div className={styles.failure}>
          <p className={styles.message}>{message}</p>
          {failure.step === undefined && reason !== undefined && <p>{reason}</p>}
        </div>
      )}
      <PublishSteps steps={steps} reason={reason ?? message} />
      {copying.denial && (
        <TextToCopy label={t('publishing.stopped.detailsField')} text={details} denial={copying.denial} />
      )}
    </Dialog>
  );
});
