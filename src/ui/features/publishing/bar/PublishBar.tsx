import { Redo2, Undo2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { revisionNumber } from '../../../../domain/publishing/stoppedPublish.ts';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { Glyph } from '../../../shared/components/Icon/Glyph.tsx';
import { IconButton } from '../../../shared/components/Button/IconButton.tsx';
import { useService } from '../../../shared/services.tsx';
import { BarMessage } from './BarMessage.tsx';
import styles from './PublishBar.module.scss';
import { PublishButton } from './PublishButton.tsx';
import { ReceiptActions } from '../panel/ReceiptActions.tsx';
import { useFailureText } from '../useFailureText.ts';

export type PublishBarProps = {
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  readonly onDiscard: () => void;
  readonly onReview: () => void;
  readonly onPublish: () => void;
};

/** Stands under the page while something is unpublished, and says what became of it. */
export const PublishBar = observer(function PublishBar(props: PublishBarProps) {
  const { onUndo, onRedo, onDiscard, onReview, onPublish } = props;
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const publishing = useService(PublishingStore);
  const hasChanges = changes.count > 0;
  const { isPublishing, receipt } = publishing;
  const state = isPublishing ? 'publishing' : publishing.state.kind === 'published' ? 'published' : 'publish';

  return (
    <section className={styles.bar} aria-label={t('changes.barLabel')}>
      <Sentence />
      <div className={styles.actions}>
        {(changes.canUndo || changes.canRedo) && (
          <>
            <IconButton
              label={t('changes.undo')}
              icon={<Glyph of={Undo2} isMirrored />}
              isDisabled={!changes.canUndo}
              onPress={onUndo}
              aria-keyshortcuts="Control+Z Meta+Z"
            />
            <IconButton
              label={t('changes.redo')}
              icon={<Glyph of={Redo2} isMirrored />}
              isDisabled={!changes.canRedo}
              onPress={onRedo}
              aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
            />
          </>
        )}
        {hasChanges && (
          <>
            <Button variant="quiet" onPress={onDiscard}>
              {t('changes.discard')}
            </Button>
            <Button onPress={onReview} aria-keyshortcuts="Control+S Meta+S">
              {t('changes.review')}
            </Button>
          </>
        )}
        {(hasChanges || state !== 'publish') && (
          <PublishButton state={state} isDisabled={!publishing.canPublish && !isPublishing} onPress={onPublish} />
        )}
        {receipt && !hasChanges && <ReceiptActions />}
      </div>
    </section>
  );
});

/** A failure first, then what is unsaved, then what went live [PB-4]. */
const Sentence = observer(function Sentence() {
  const { t } = useTranslation();
  const changes = useService(PendingChangesStore);
  const { notice, receipt } = useService(PublishingStore);
  const failureText = useFailureText();
  if (notice?.kind === 'failure') return <BarMessage kind="failure">{failureText(notice.failure.cause)}</BarMessage>;
  if (notice?.kind === 'unsaved')
    return <BarMessage kind="unsaved">{t('changes.unsaved', { count: changes.count })}</BarMessage>;
  if (!receipt) return <BarMessage kind="quiet">{t('changes.none')}</BarMessage>;
  const version = revisionNumber(receipt.revision);
  return (
    <BarMessage kind="success" detail={version !== undefined && t('publishing.success.version', { version })}>
      {t('publishing.success.title', { count: receipt.changeCount })}
    </BarMessage>
  );
});
