import { useTranslation } from 'react-i18next';
import { publishSteps } from '../../../../domain/changes/changeType.ts';
import type { StepProgress } from '../../../../domain/publishing/process/stepProgress.ts';
import { ProgressSteps } from '../../../shared/components/ProgressSteps/ProgressSteps.tsx';
import styles from './PublishSteps.module.scss';

export type PublishStepsProps = {
  readonly steps: readonly StepProgress[];
  readonly reason?: string | undefined;
};

/** Lists the steps of a publish that have changes, and shows the number of all other steps. */
export function PublishSteps({ steps, reason }: PublishStepsProps) {
  const { t, i18n } = useTranslation();
  const seconds = new Intl.NumberFormat(i18n.language, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });

  function detailOf({ state, changeCount, elapsed }: StepProgress): string {
    const count = t('publishing.stepChanges', { count: changeCount });
    if (state === 'failed' && reason !== undefined) return reason;
    return state === 'done' && elapsed !== undefined ? `${count} · ${seconds.format(elapsed / 1000)}` : count;
  }
  const untouched = publishSteps.length - steps.length;
  return (
    <>
      <ProgressSteps
        label={t('publishing.stepsLabel')}
        stateLabels={{
          waiting: t('publishing.stepStates.waiting'),
          running: t('publishing.stepStates.running'),
          done: t('publishing.stepStates.done'),
          skipped: t('publishing.stepStates.skipped'),
          failed: t('publishing.stepStates.failed'),
        }}
        steps={steps.map((progress) => ({
          id: progress.step,
          label: t(`publishing.steps.${progress.step}`),
          state: progress.state,
          detail: detailOf(progress),
        }))}
      />
      {untouched > 0 && <p className={styles.untouched}>{t('publishing.stepsWithoutChange', { count: untouched })}</p>}
    </>
  );
}
