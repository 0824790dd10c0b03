import { ContainerModule } from 'inversify';
import { DiscardChange } from '../../application/changes/DiscardChange.ts';
import { PersistPendingChanges } from '../../application/changes/PersistPendingChanges.ts';
import { PendingChangesArchive } from '../../application/changes/PendingChangesArchive.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { provide } from './provide.ts';

export const changesModule = new ContainerModule(({ bind }) => {
  provide(bind, ReviewStore, [], () => new ReviewStore());
  provide(bind, PendingChangesStore, [], () => new PendingChangesStore());
  provide(bind, PendingChangesArchive, [SessionStorage], (storage) => new PendingChangesArchive(storage));
  provide(
    bind,
    PersistPendingChanges,
    [PendingChangesStore, PendingChangesArchive],
    (store, archive) => new PersistPendingChanges(store, archive),
  );
  provide(
    bind,
    DiscardChange,
    [CompanyStore, PendingChangesStore],
    (company, changes) => new DiscardChange(company, changes),
  );
});
