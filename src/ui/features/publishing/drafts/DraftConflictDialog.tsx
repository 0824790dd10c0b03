import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { ChangeSubjects } from '../../../../application/changes/ChangeSubjects.ts';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { useService } from '../../../shared/services.tsx';
import { ConflictDecision } from '../conflict/ConflictDecision.tsx';
import { useConflictTexts } from '../conflict/useConflictTexts.ts';
import { WithDescribers } from '../../../shared/changes/described/WithDescribers.tsx';

/** Dialog about conflicts with edits in another tab or device. The user's choice is a single undo step. */
export const DraftConflictDialog = observer(function DraftConflictDialog(props: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const drafts = useService(DraftStore);
  const changes = useService(PendingChangesStore);
  const { registry } = useService(ChangeSubjects);
  const { published } = useService(CompanyStore);
  const textsOf = useConflictTexts();
  const { conflicts } = drafts;
  if (!published || conflicts.length === 0) return undefined;
  const { configuration } = published;

  function handleSettle(mine: ReadonlySet<string>): void {
    changes.edit(conflicts.flatMap(({ theirs }) => (mine.has(theirs.key) ? [] : [theirs])));
    drafts.show([]);
    props.onClose();
  }
  const comparedConflicts = conflicts.map(({ mine, theirs }) => ({
    mine,
    theirs: registry.read(registry.apply(configuration, [theirs]), mine),
  }));
  return (
    <WithDescribers>
      {(described) => (
        <ConflictDecision
          conflicts={textsOf(described, { conflicts: comparedConflicts, published })}
          texts={{
            title: t('changes.elsewhere.dialogTitle'),
            introduction: t('changes.elsewhere.choose', { count: conflicts.length }),
            cancel: t('common.cancel'),
            confirm: t('changes.elsewhere.confirm'),
            mine: t('changes.elsewhere.here'),
            theirs: t('changes.elsewhere.there'),
            allMine: t('changes.elsewhere.allHere'),
            allTheirs: t('changes.elsewhere.allThere'),
          }}
          onSettle={handleSettle}
          onClose={props.onClose}
        />
      )}
    </WithDescribers>
  );
});
