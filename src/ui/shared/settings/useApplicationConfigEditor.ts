import { ApplicationConfigEditor } from '../../../application/application-config/ApplicationConfigEditor.ts';
import { useEditor } from '../changes/useEditor.ts';

export const useApplicationConfigEditor = (): ApplicationConfigEditor => useEditor(ApplicationConfigEditor);
