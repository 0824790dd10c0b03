import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DraftStore } from '../../../../application/changes/drafts/DraftStore.ts';
import { PendingChangesStore } from '../../../../application/changes/PendingChangesStore.ts';
import { Banner } from '../../../shared/components/Banner/Banner.tsx';
import { Button } from '../../../shared/components/Button/Button.tsx';
import { useService } from '../../../shared/services.tsx';
import { DraftConflictDialog } from './DraftConflictDialog.tsx';

/** Notices if the draft could not be stored, and about conflicts with other tabs or devices. */
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
