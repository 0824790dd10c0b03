import { FieldEditor } from '../../../../application/changes/FieldEditor.ts';
import { fieldKey, type FieldName, type FieldSet } from '../../../../domain/changes/fields/fieldSet.ts';
import { isText } from '../../../../domain/shared/shapes.ts';
import { useFieldDraft, type FieldDraft, type FieldDraftOptions } from '../../../shared/forms/useFieldDraft.ts';
import { useService } from '../../../shared/services.tsx';

type Options<Value> = Omit<FieldDraftOptions<Value>, 'name' | 'isValue' | 'pending' | 'published' | 'save'>;

/**
 * For observers: one field of the configuration as a live field of its page. `absent` is what is shown where the
 * configuration says nothing, such as an empty text; it takes the value away.
 */
export function useConfigurationField<Values, Name extends FieldName<Values>>(
  set: FieldSet<Values>,
  name: Name,
  absent: Values[Name],
  options: Options<Values[Name]> = {},
): FieldDraft<Values[Name]> {
  const editor = useService(FieldEditor);
  return useFieldDraft<Values[Name]>({
    ...options,
    name: fieldKey(set, name),
    // Of a text that is kept nothing is asked: a field may hold what it refuses.
    isValue: (kept): kept is Values[Name] => (isText(absent) ? isText(kept) : set.fields[name].isValid(kept)),
    pending: editor.pending(set, name) ?? absent,
    published: editor.published(set, name) ?? absent,
    save: (value) => editor.edit(set, name, value),
  });
}
