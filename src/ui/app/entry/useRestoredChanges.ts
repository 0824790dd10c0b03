import { useLayoutEffect, useState } from 'react';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { PersistPendingChanges } from '../../../application/changes/PersistPendingChanges.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { OtherTabsStore } from '../../../application/publishing/OtherTabsStore.ts';
import { PublishingStore } from '../../../application/publishing/PublishingStore.ts';
import type { CompanyId } from '../../../domain/company/companyId.ts';
import { useService } from '../../shared/services.tsx';

export type RestoredChanges = {
  /** Whether pages may render. False until the pending changes are restored, because an edit could overwrite them. */
  readonly isReady: boolean;
  /** Whether a script could not be loaded. The stored changes are not affected. */
  readonly hasFailed: boolean;
  readonly retry: () => void;
};

/** For MobX observers. Restores pending changes, and listens to publishes while the company is open. */
export function useRestoredChanges(userId: string, companyId: CompanyId): RestoredChanges {
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const persist = useService(PersistPendingChanges);
  const publishing = useService(PublishingStore);
  const otherTabs = useService(OtherTabsStore);
  const [restored, setRestored] = useState<CompanyId>();
  const [failed, setFailed] = useState<CompanyId>();
  const [attempt, setAttempt] = useState(0);
  const isOpen = company.configuration?.companyId === companyId;

  useLayoutEffect(
    function fetchSubjects() {
      // Load the pending changes in parallel with the configuration.
      // A failure is reported later, when the changes are restored.
      persist.prepare({ userId, companyId })?.catch(() => undefined);
    },
    [persist, userId, companyId],
  );
  useLayoutEffect(
    function restoreChanges() {
      if (!isOpen) return undefined;
      const stops: (() => void)[] = [() => company.close()];
      let isDisposed = false;
      function restore(): void {
        const { configuration } = company;
        if (isDisposed || !configuration) return;
        stops.push(persist.execute({ userId, companyId }, configuration), () => changes.belongTo(undefined));
        changes.belongTo(companyId);
        publishing.restore(companyId);
        stops.push(otherTabs.follow(companyId));
        setRestored(companyId);
        setFailed(undefined);
      }
      const prepared = persist.prepare({ userId, companyId });
      if (prepared) prepared.then(restore, () => isDisposed || setFailed(companyId));
      else restore();
      return () => {
        isDisposed = true;
        for (const stop of stops.toReversed()) stop();
        setRestored(undefined);
      };
    },
    [company, changes, persist, publishing, otherTabs, userId, companyId, isOpen, attempt],
  );
  return {
    isReady: isOpen && restored === companyId,
    hasFailed: failed === companyId,
    retry: () => setAttempt(attempt + 1),
  };
}
