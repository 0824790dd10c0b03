import { ContainerModule } from 'inversify';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { ComparisonStore } from '../../application/history/ComparisonStore.ts';
import { HistoryGateway } from '../../application/history/HistoryGateway.ts';
import { HistoryStore } from '../../application/history/HistoryStore.ts';
import { ReadComparison } from '../../application/history/ReadComparison.ts';
import { RestoreRevision } from '../../application/history/RestoreRevision.ts';
import { UndoPublish } from '../../application/history/UndoPublish.ts';
import { PublishingStore } from '../../application/publishing/PublishingStore.ts';
import { provide } from './provide.ts';

export const historyModule = new ContainerModule(({ bind }) => {
  provide(bind, HistoryStore, [HistoryGateway], (history) => new HistoryStore(history));
  provide(bind, ReadComparison, [HistoryGateway], (history) => new ReadComparison(history));
  provide(bind, ComparisonStore, [ReadComparison], (read) => new ComparisonStore(read));
  provide(
    bind,
    RestoreRevision,
    [CompanyStore, PendingChangesStore],
    (company, changes) => new RestoreRevision(company, changes),
  );
  provide(
    bind,
    UndoPublish,
    [PublishingStore, CompanyStore, PendingChangesStore, RestoreRevision],
    (...deps) => new UndoPublish(...deps),
  );
});
