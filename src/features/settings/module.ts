import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { PortalSettingsEditor } from '../../application/settings/PortalSettingsEditor.ts';
import { provide, type Bind } from '../../infrastructure/ioc/provide.ts';

export function settingsModule(bind: Bind): void {
  provide(
    bind,
    PortalSettingsEditor,
    [CompanyStore, PendingChangesStore],
    (company, changes) => new PortalSettingsEditor(company, changes),
  );
}
