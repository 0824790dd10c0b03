import { useState } from 'react';
import { ApplicationConfigEditor } from '../../../application/application-config/ApplicationConfigEditor.ts';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../services.tsx';

/** Made where it is used: in the container it would be fetched with the start. */
export function useApplicationConfigEditor(): ApplicationConfigEditor {
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const [editor] = useState(() => new ApplicationConfigEditor(company, changes));
  return editor;
}
