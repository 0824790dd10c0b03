import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { useService } from '../../../shared/services.tsx';
import { ChangeSubjects } from '../../../../application/changes/ChangeSubjects.ts';
import { CompanyStore } from '../../../../application/company/CompanyStore.ts';
import { ConflictDecision } from '../conflict/ConflictDecision.tsx';
import { useConflictTexts } from '../conflict/useConflictTexts.ts';
import { WithDescribers } from '../../../shared/changes/described/WithDescribers.tsx';

export const DraftNotices = observer(function DraftNotices() {
  const { t } = useTranslation();
  const drafts = useService(DraftStore);
  const changes = useService(PendingChangesStore);
  const [isComparing, setIsComparing] = useState(false);
  const { conflicts, state } = drafts;
  return (
    <>
      {state === 'refused' && changes.count > 0 && (
        <Banner tone="warning" title={t('changes.refused.title')}>
          {t('changes.refused.description')}
        </Banner>
      )}
      {conflicts.length > 0 && (
        <Banner
          tone="warning"
          title={t('changes.elsewhere.title', { count: conflicts.length })}
          action={
            <Button size="compact" onPress={() => setIsComparing(true)}>
              {t('changes.elsewhere.compare')}
            </Button>
          }
          onDismiss={() => drafts.show([])}
        >
          {t('changes.elsewhere.description')}
        </Banner>
      )}
      {isComparing && <DraftConflictDialog onClose={() => setIsComparing(false)} />}
    </>
  );
});

/** Dialog about conflicts with edits in another tab or device. The user's choice is a single undo step. */
const DraftConflictDialog = observer(function DraftConflictDialog(props: { readonly onClose: () => void }) {
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
