import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { ComparisonStore } from '../../application/history/ComparisonStore.ts';
import { HistoryGateway } from '../../application/history/HistoryGateway.ts';
import { HistoryStore } from '../../application/history/HistoryStore.ts';
import type { ReadComparison } from '../../application/history/ReadComparison.ts';
import { RestoreRevision } from '../../application/history/RestoreRevision.ts';
import { UndoPublish } from '../../application/history/UndoPublish.ts';
import { PublishingStore } from '../../application/publishing/PublishingStore.ts';
import { fetchedGateway } from '../../infrastructure/ioc/fetchedGateway.ts';
import { provide, provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function historyModule(bind: Bind): void {
  provideClass(bind, HistoryStore, [HistoryGateway]);
  provide(bind, ComparisonStore, [HistoryGateway, ChangeSubjects], (history, subjects) => {
    const read = fetchedGateway<Pick<ReadComparison, 'execute'>>({ execute: true }, async () => {
      const script = await import('../../application/history/ReadComparison.ts');
      return new script.ReadComparison(history, subjects);
    });
    return new ComparisonStore(read);
  });
  provideClass(bind, RestoreRevision, [CompanyStore, PendingChangesStore, ChangeSubjects]);
  provideClass(bind, UndoPublish, [PublishingStore, CompanyStore, PendingChangesStore, RestoreRevision]);
}
