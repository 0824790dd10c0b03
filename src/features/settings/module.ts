import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { PortalSettingsEditor } from '../../application/settings/PortalSettingsEditor.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function settingsModule(bind: Bind): void {
  provideClass(bind, PortalSettingsEditor, [CompanyStore, PendingChangesStore]);
}
