import { useState } from 'react';
import { PendingChangesStore } from '../../../application/changes/PendingChangesStore.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import { useService } from '../services.tsx';

/** Creates the editor here and not in the container, because the container's code is part of the first script. */
export function useEditor<T>(Editor: new (company: CompanyStore, changes: PendingChangesStore) => T): T {
  const company = useService(CompanyStore);
  const changes = useService(PendingChangesStore);
  const [editor] = useState(() => new Editor(company, changes));
  return editor;
}
