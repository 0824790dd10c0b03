import { ChangeSources, ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { FieldEditor } from '../../application/changes/FieldEditor.ts';
import { DiscardChange } from '../../application/changes/DiscardChange.ts';
import { PersistPendingChanges } from '../../application/changes/PersistPendingChanges.ts';
import { PendingChangesArchive } from '../../application/changes/PendingChangesArchive.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { FormDraftsArchive } from '../../application/forms/FormDrafts.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function changesModule(bind: Bind): void {
  provide(bind, ReviewStore, [], () => new ReviewStore());
  provide(bind, PendingChangesStore, [], () => new PendingChangesStore());
  provide(bind, FormDraftsArchive, [SessionStorage], (storage) => new FormDraftsArchive(storage));
  provide(bind, ChangeSubjects, [ChangeSources], (sources) => new ChangeSubjects(sources));
  provide(
    bind,
    PendingChangesArchive,
    [SessionStorage, ChangeSubjects],
    (storage, subjects) => new PendingChangesArchive(storage, subjects),
  );
  provide(
    bind,
    PersistPendingChanges,
    [PendingChangesStore, PendingChangesArchive, ChangeSubjects],
    (store, archive, subjects) => new PersistPendingChanges(store, archive, subjects),
  );
  provide(
    bind,
    DiscardChange,
    [CompanyStore, PendingChangesStore, ChangeSubjects],
    (company, changes, subjects) => new DiscardChange(company, changes, subjects),
  );
  provide(
    bind,
    FieldEditor,
    [CompanyStore, PendingChangesStore],
    (company, changes) => new FieldEditor(company, changes),
  );
}
