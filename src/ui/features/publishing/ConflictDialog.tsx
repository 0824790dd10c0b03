import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { PublishingStore } from '../../../application/publishing/PublishingStore.ts';
import { Clock } from '../../../application/shared/Clock.ts';
import { useService } from '../../shared/services.tsx';
import { ConflictDecision } from './ConflictDecision.tsx';
import { timeAgo } from './timeAgo.ts';
import { useConflictWords } from './useConflictWords.ts';

/** Someone else published first: nothing is sent before it is decided what stays. */
export const ConflictDialog = observer(function ConflictDialog({ onSettled }: { readonly onSettled: () => void }) {
  const { t, i18n } = useTranslation();
  const publishing = useService(PublishingStore);
  const clock = useService(Clock);
  const wordsOf = useConflictWords();
  const { conflict } = publishing;
  if (!conflict) return undefined;
  const { by } = conflict;

  function handleSettle(mine: ReadonlySet<string>): void {
    publishing.settleConflict(mine);
    onSettled();
  }
  return (
    <ConflictDecision
      by={
        by && t('publishing.by', { name: by.actorName, when: timeAgo(Date.parse(by.at), clock.now(), i18n.language) })
      }
      conflicts={wordsOf(conflict)}
      onSettle={handleSettle}
      onClose={() => publishing.dismiss()}
    />
  );
});
