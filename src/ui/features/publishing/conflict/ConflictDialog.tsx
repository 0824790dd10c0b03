import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import type { PublishSummary } from '../../../../application/publishing/PublishGateway.ts';
import { PublishingStore } from '../../../../application/publishing/PublishingStore.ts';
import { Clock } from '../../../../application/shared/Clock.ts';
import { useService } from '../../../shared/services.tsx';
import { WithDescribers } from '../../../shared/changes/described/WithDescribers.tsx';
import { ConflictDecision } from './ConflictDecision.tsx';
import { timeAgo } from '../../../shared/dates/dateFormat.ts';
import { useConflictTexts } from './useConflictTexts.ts';

/** Dialog shown if another user has published conflicting changes first. Nothing is sent until the user decides. */
export const ConflictDialog = observer(function ConflictDialog({ onSettled }: { readonly onSettled: () => void }) {
  const { t, i18n } = useTranslation();
  const publishing = useService(PublishingStore);
  const clock = useService(Clock);
  const textsOf = useConflictTexts();
  const { conflict } = publishing;
  if (!conflict) return undefined;
  const { by } = conflict;

  function whoAndWhen({ actorName, at }: PublishSummary): string {
    return t('publishing.by', { name: actorName, when: timeAgo(Date.parse(at), clock.now(), i18n.language) });
  }

  function handleSettle(mine: ReadonlySet<string>): void {
    publishing.settleConflict(mine);
    onSettled();
  }
  return (
    <WithDescribers>
      {(described) => (
        <ConflictDecision
          by={by?.actorName ? whoAndWhen(by) : undefined}
          conflicts={textsOf(described, conflict)}
          texts={{
            title: t('errors.stale.title'),
            introduction:
              conflict.conflicts.length > 0
                ? t('publishing.conflict.description', { count: conflict.conflicts.length })
                : t('publishing.conflict.mergedOnly'),
            cancel: t('publishing.stopped.keepEditing'),
            confirm: t('publishing.conflict.confirm'),
            mine: t('publishing.conflict.keepMine'),
            theirs: t('publishing.conflict.takeTheirs'),
            allMine: t('publishing.conflict.keepAllMine'),
            allTheirs: t('publishing.conflict.takeAllTheirs'),
          }}
          onSettle={handleSettle}
          onClose={() => publishing.dismiss()}
        />
      )}
    </WithDescribers>
  );
});
