import { BrandingStore } from '../../application/branding/BrandingStore.ts';
import { ChangeSources, ChangeSubjects } from '../../application/changes/ChangeSubjects.ts';
import { FieldEditor } from '../../application/changes/FieldEditor.ts';
import { DiscardChange } from '../../application/changes/DiscardChange.ts';
import { DraftGateway } from '../../application/changes/drafts/DraftGateway.ts';
import { DraftStore } from '../../application/changes/drafts/DraftStore.ts';
import { PersistPendingChanges } from '../../application/changes/PersistPendingChanges.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { ReviewStore } from '../../application/changes/ReviewStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { FormDraftsArchive } from '../../application/forms/FormDrafts.ts';
import { Clock } from '../../application/shared/Clock.ts';
import { Connection } from '../../application/shared/Connection.ts';
import { Ids } from '../../application/shared/Ids.ts';
import { SessionStorage } from '../../application/shared/KeyValueStorage.ts';
import { TabSignals } from '../../application/shared/TabSignals.ts';
import { provide, provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function changesModule(bind: Bind): void {
  provideClass(bind, ReviewStore, []);
  provideClass(bind, PendingChangesStore, []);
  provideClass(bind, FormDraftsArchive, [SessionStorage]);
  provideClass(bind, DraftStore, []);
  provideClass(bind, ChangeSubjects, [ChangeSources]);
  provide(
    bind,
    PersistPendingChanges,
    [
      PendingChangesStore,
      DraftStore,
      ChangeSubjects,
      DraftGateway,
      CompanyStore,
      Clock,
      Connection,
      Ids,
      SessionStorage,
      TabSignals,
      BrandingStore,
    ],
    (store, drafts, subjects, gateway, company, clock, connection, ids, storage, signals, branding) =>
      new PersistPendingChanges({
        store,
        drafts,
        subjects,
        gateway,
        company,
        clock,
        connection,
        ids,
        storage,
        signals,
        pathOf(companyId) {
          const owner = branding.configuration;
          return owner && { rootOrgId: owner.rootOrgId, companyId };
        },
        placeOf: () => (branding.configuration?.extensions.drafts ? 'service' : 'browser'),
      }),
  );
  provideClass(bind, DiscardChange, [CompanyStore, PendingChangesStore, ChangeSubjects]);
  provideClass(bind, FieldEditor, [CompanyStore, PendingChangesStore]);
}
