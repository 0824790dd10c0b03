import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { OtherTabsStore } from '../../../../application/publishing/OtherTabsStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Notices } from '../../../shared/components/Notices/Notices.tsx';
import { useService } from '../../../shared/services.tsx';
import { ChangeProblems } from '../../../shared/changes/review/ChangeProblems.tsx';
import { DiscardedNote } from '../../../shared/changes/review/DiscardedNote.tsx';
import type { Discarded } from '../../../shared/changes/review/useDiscarded.ts';
import { NewsNotice } from '../news/NewsNotice.tsx';
import { DraftNotices } from '../drafts/DraftNotices.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { PlainLink } from '../../../shared/components/PlainLink/PlainLink.tsx';
import { useAddressNotice } from './useAddressNotice.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { StoppedBanner } from '../panel/StoppedBanner.tsx';

/** Notice while the browser is offline. Part of the first script, because no script can be loaded while offline. */
function OfflineNotice() {
  const { t } = useTranslation();
  return (
    <Banner tone="warning" title={t('errors.offline.title')}>
      {t('errors.offline.description')}
    </Banner>
  );
}

export type DockNoticesProps = {
  readonly isOnline: boolean;
  readonly discarded: Discarded;
  readonly onContinue: () => void;
};

/** Notices above the publish bar. They contain only reasons why publishing needs attention. */
export const DockNotices = observer(function DockNotices({ isOnline, discarded, onContinue }: DockNoticesProps) {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const drafts = useService(DraftStore);
  const { stopped, stoppedBy, isPublishing, problems } = useService(PublishingStore);
  const { running } = useService(OtherTabsStore);
  const hasStopped = stopped && !stoppedBy && !isPublishing && !running;
  return (
    <Notices label={t('changes.notices')} isAboveBar>
      {!isOnline && <OfflineNotice />}
      {running && (
        <Banner tone="info" title={t('publishing.elsewhere.title')}>
          {t('publishing.elsewhere.description', {
            done: running.filter(({ state }) => state === 'done').length,
            total: running.length,
          })}
        </Banner>
      )}
      <NewsNotice />
      {!changes.isPersisted && (
        <Banner tone="warning" title={t('changes.notKept.title')}>
          {t('changes.notKept.description')}
        </Banner>
      )}
      {(drafts.state === 'refused' || drafts.conflicts.length > 0) && <DraftNotices />}
      <AddressNotice />
      <ChangeProblems problems={problems.filter(({ isBlocking }) => isBlocking)} />
      <DiscardedNote discarded={discarded} />
      {hasStopped && <ResumeNotice isOnline={isOnline} onContinue={onContinue} />}
    </Notices>
  );
});

/** Notice about a published address that some carriers do not serve, with a contact [WH-7]. */
const AddressNotice = observer(function AddressNotice() {
  const { t } = useTranslation();
  const notice = useAddressNotice();
  if (!notice) return undefined;
  const { text, supportEmail: email, dismiss } = notice;
  return (
    <Banner tone="info" onDismiss={dismiss}>
      <KeyedText>{text}</KeyedText>{' '}
      {email && (
        <>
          <KeyedText>{t('publishing.servedBySomeHelp')}</KeyedText>{' '}
          <PlainLink href={`mailto:${email}`}>{email}</PlainLink>
        </>
      )}
    </Banner>
  );
});

type ResumeNoticeProps = {
  readonly isOnline: boolean;
  readonly onContinue: () => void;
};

/** Notice about a publish that has stopped, with a button to continue. */
const ResumeNotice = observer(function ResumeNotice({ isOnline, onContinue }: ResumeNoticeProps) {
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
