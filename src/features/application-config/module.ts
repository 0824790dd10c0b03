import { ApplicationConfigEditor } from '../../application/application-config/ApplicationConfigEditor.ts';
import { PendingChangesStore } from '../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../application/company/CompanyStore.ts';
import { provideClass, type Bind } from '../../infrastructure/ioc/provide.ts';

export function applicationConfigModule(bind: Bind): void {
  provideClass(bind, ApplicationConfigEditor, [CompanyStore, PendingChangesStore]);
}
