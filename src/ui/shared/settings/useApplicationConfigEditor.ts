import { useState } from 'react';
import { ApplicationConfigEditor } from '../../../application/application-config/ApplicationConfigEditor.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../services.tsx';

/** Creates the editor here and not in the container, because the container's code is part of the first script. */
export function useApplicationConfigEditor(): ApplicationConfigEditor {
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const [editor] = useState(() => new ApplicationConfigEditor(company, changes));
  return editor;
}
