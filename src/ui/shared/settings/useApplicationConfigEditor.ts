import { useState } from 'react';
import { ApplicationConfigEditor } from '../../../application/application-config/ApplicationConfigEditor.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../services.tsx';

/** Not in the container, because it would be part of the first script then. */
export function useApplicationConfigEditor(): ApplicationConfigEditor {
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const [editor] = useState(() => new ApplicationConfigEditor(company, changes));
  return editor;
}
