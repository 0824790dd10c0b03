import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { useService } from '../../../shared/services.tsx';
import { StoppedBanner } from '../panel/StoppedBanner.tsx';

export type ResumeNoticeProps = {
  readonly isOnline: boolean;
  readonly onContinue: () => void;
};

/** A publish that stopped, and how to continue it. */
export const ResumeNotice = observer(function ResumeNotice({ isOnline, onContinue }: ResumeNoticeProps) {
  const { t } = useTranslation();
  const publishing = useService(PublishingStore);
  return (
    <StoppedBanner
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
    />
  );
});
