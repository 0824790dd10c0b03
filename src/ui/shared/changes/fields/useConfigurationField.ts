import { FieldEditor } from '../../../../application/changes/FieldEditor.ts';
import { fieldKey, type FieldName, type FieldSet } from '../../../../domain/changes/fields/fieldSet.ts';
import { hasContent } from '../../../../domain/changes/hasContent.ts';
import { useFieldDraft, type FieldDraft, type FieldDraftOptions } from '../../forms/useFieldDraft.ts';
import type { FormMessage } from '../../forms/formMessage.ts';
import { useService } from '../../services.tsx';

/**
 * For observers: one field of the configuration as a live field of its page, which takes what the field's rule takes. `absent`
 * is what is shown where the configuration says nothing, such as an empty text.
 */
export function useConfigurationField<Values, Name extends FieldName<Values>, Absent extends Values[Name] | undefined>(
  set: FieldSet<Values>,
  name: Name,
  absent: Absent,
  options: Pick<FieldDraftOptions<Values[Name] | Absent>, 'textOf'> = {},
): FieldDraft<Values[Name] | Absent> {
  const editor = useService(FieldEditor);
  const field = set.fields[name];
  return useFieldDraft<Values[Name] | Absent>({
    ...options,
    name: fieldKey(set, name),
    // Of what is kept only the shape is asked: a field may hold what it refuses.
    isValue: (kept): kept is Values[Name] | Absent => kept === absent || field.shape(kept),
    pending: editor.pending(set, name) ?? absent,
    published: editor.published(set, name) ?? absent,
    normalize: (value) => (field.shape(value) && field.normalize ? field.normalize(value) : value),
    check(value) {
      const problem = field.shape(value) && hasContent(value) ? field.problem?.(value) : undefined;
      // The domain does not know the texts: the translation check holds that its keys have one.
      return problem as FormMessage | undefined;
    },
    limit: field.limit,
    save: (value) => editor.edit(set, name, value),
  });
}
