import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { WaitingEdits } from '../../../application/review-mode/WaitingEdits.ts';
import { ReviewModeStore } from '../../../application/review-mode/ReviewModeStore.ts';
import { useAnnouncement } from '../../shared/announcing/announce.ts';
import { useService } from '../../shared/services.tsx';
import styles from './ReviewBanner.module.scss';

/** Shows whether the review is read-only or acting. Announces waiting edits to screen readers. */
export const ActingState = observer(function ActingState({ edits }: { readonly edits: WaitingEdits }) {
  const { t } = useTranslation();
  const { review } = useService(ReviewModeStore);
  const count = edits.waitingEdits.length;
  const waitingText = count > 0 ? t('reviewMode.held', { count }) : '';
  useAnnouncement(waitingText);
  const state = waitingText || t(review?.isActing ? 'reviewMode.acting' : 'reviewMode.looking');
  return (
    <span className={styles.state} title={state}>
      {state}
    </span>
  );
});
