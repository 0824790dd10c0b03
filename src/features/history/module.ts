import { ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { RestoreRevision } from '../../application/history/RestoreRevision.ts';
import { UndoPublish } from '../../application/history/UndoPublish.ts';
import { PublishingStore } from '../../application/publishing/PublishingStore.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function historyModule(bind: Bind): void {
  provideClass(bind, RestoreRevision, [CompanyStore, PendingChangesStore, ChangeSubjects]);
  provideClass(bind, UndoPublish, [PublishingStore, CompanyStore, PendingChangesStore, RestoreRevision]);
}
