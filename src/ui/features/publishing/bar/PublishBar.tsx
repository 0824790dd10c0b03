import { X, CircleAlert, CircleCheck, CircleDot } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { revisionNumber } from '../../../../domain/publishing/process/stoppedPublish.ts';
import { ActionRow } from '../../../shared/components/ActionRow/ActionRow.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { KeyedText } from '../../../shared/components/KeyedText/KeyedText.tsx';
import { useService } from '../../../shared/services.tsx';
import styles from './PublishBar.module.scss';
import { PublishControl } from './PublishControl.tsx';
import { useBarActions, type ChangeActs } from './useBarActions.tsx';
import { useEarlierChanges } from './useEarlierChanges.ts';
import { useFailureText } from '../../../shared/failures/useFailureText.ts';
import { useLiveText } from './usePublishAnnouncement.ts';
import type { RevertedPublish } from '../../../../domain/publishing/reverts.ts';
import { useDescribers } from '../../../shared/changes/described/useDescribers.ts';
import { useRevertedText } from '../../../shared/publishes/useRevertedText.ts';
import { classNames } from '../../../shared/classNames.ts';

export type PublishBarProps = ChangeActs & {
  readonly onReview: () => void;
  readonly onPublish: () => void;
};

/**
 * Bar that is visible while there are unpublished changes, and after a publish. Publish is always the last button, and
 * Review the second to last, so that these two buttons never move. After a publish, the bar has links to view the
 * portal and to undo.
 */
export const PublishBar = observer(function PublishBar({ onReview, onPublish, ...acts }: PublishBarProps) {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const publishing = useService(PublishingStore);
  const actions = useBarActions(acts);
  const { hasChanges } = changes;
  const { receipt } = publishing;
  // After a publish, there is nothing to review or publish until the next edit.
  const isReceipt =
    receipt !== undefined && receipt.changeCount > 0 && !hasChanges && publishing.state.kind === 'no-changes';

  return (
    <section className={styles.bar} aria-label={t('changes.barLabel')}>
      <div className={styles.content}>
        <div className={styles.state}>
          <Sentence />
          <ActionRow actions={actions} moreLabel={t('changes.moreActions')} />
          {receipt && !hasChanges && (
            <IconButton label={t('common.dismiss')} icon={<Glyph of={X} />} onPress={() => publishing.dismiss()} />
          )}
        </div>
        {!isReceipt && (
          <div className={styles.ahead}>
            <Button isDisabled={!hasChanges} onPress={onReview} aria-keyshortcuts="Control+S Meta+S">
              {t('changes.review')}
            </Button>
            <PublishControl onPublish={onPublish} />
          </div>
        )}
      </div>
    </section>
  );
});

/** Sentence about the state. Priority: failure, unsaved changes, published changes [PB-4]. */
const Sentence = observer(function Sentence() {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const { notice, receipt, mayPublish } = useService(PublishingStore);
  const failureText = useFailureText();
  const liveText = useLiveText();
  const isFromEarlier = useEarlierChanges();
  if (notice?.kind === 'failure') {
    const { message, reason } = failureText(notice.failure);
    return (
      <BarMessage kind="failure" detail={reason}>
        {message}
      </BarMessage>
    );
  }
  if (notice?.kind === 'unsaved')
    return (
      <BarMessage kind="unsaved" detail={!mayPublish && t('changes.problems.mayNotPublish')}>
        {isFromEarlier
          ? t('changes.restored', { count: changes.restoredCount })
          : t('changes.unsaved', { count: changes.count })}
      </BarMessage>
    );
  if (!receipt) return <BarMessage kind="quiet">{t('changes.none')}</BarMessage>;
  if (receipt.changeCount === 0) return <BarMessage kind="quiet">{liveText(receipt)}</BarMessage>;
  const version = revisionNumber(receipt.revision);
  const detail = version !== undefined && t('publishing.success.version', { version });
  return (
    <BarMessage
      kind="success"
      detail={
        receipt.reverts ? (
          <>
            {detail && <KeyedText>{`${detail} ·`}</KeyedText>} <RevertedDetail reverted={receipt.reverts} />
          </>
        ) : (
          detail
        )
      }
    >
      {liveText(receipt)}
    </BarMessage>
  );
});

/** Detail about an undone or restored publish. Empty until the summary of that publish is available. */
const RevertedDetail = observer(function RevertedDetail({ reverted }: { readonly reverted: RevertedPublish }) {
  const { described, hasFailed } = useDescribers();
  const text = useRevertedText();
  return described || hasFailed ? text(reverted) : undefined;
});

type BarMessageProps = {
  readonly kind: 'unsaved' | 'failure' | 'success' | 'quiet';
  readonly children: ReactNode;
  readonly detail?: ReactNode;
};

const drawings = { unsaved: CircleDot, failure: CircleAlert, success: CircleCheck, quiet: undefined };

function BarMessage({ kind, children, detail }: BarMessageProps) {
  const drawing = drawings[kind];
  return (
    <p className={classNames(styles.message, styles[kind])}>
      {drawing && <Glyph of={drawing} />}
      <span className={styles.text}>
        <KeyedText>{children}</KeyedText> {detail !== undefined && <span className={styles.detail}>{detail}</span>}
      </span>
    </p>
  );
}
