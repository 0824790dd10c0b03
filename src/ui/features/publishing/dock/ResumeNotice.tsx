import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import type { PublishAttempt } from '../../../../domain/publishing/publishAttempt.ts';
import { stoppedPublish } from '../../../../domain/publishing/stoppedPublish.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { useService } from '../../../shared/services.tsx';

export type ResumeNoticeProps = {
  readonly attempt: PublishAttempt;
  readonly isOnline: boolean;
  readonly onContinue: () => void;
};

/** A publish that stopped half-way, before a reload or because it was put aside. */
export const ResumeNotice = observer(function ResumeNotice({ attempt, isOnline, onContinue }: ResumeNoticeProps) {
  const { t } = useTranslation();
  const publishing = useService(PublishingStore);
  const total = publishing.steps.length;
  const step = Math.min(attempt.done.length + 1, total);
  const { live } = stoppedPublish(attempt);
  return (
    <Banner
      tone="warning"
      title={t('publishing.resume.title', { step, total })}
      action={
        <>
          <Button size="compact" variant="quiet" onPress={() => void publishing.giveUp()}>
            {t('publishing.resume.giveUp')}
          </Button>
          <Button size="compact" isDisabled={!isOnline || !publishing.canGoOn} onPress={onContinue}>
            {t('publishing.resume.confirm')}
          </Button>
        </>
      }
    >
      {live > 0 ? t('publishing.stopped.live', { count: live }) : t('publishing.resume.description')}
    </Banner>
  );
});
