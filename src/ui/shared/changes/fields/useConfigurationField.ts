import { FieldEditor } from '../../../../application/changes/FieldEditor.ts';
import { fieldKey, type FieldName, type FieldSet } from '../../../../domain/changes/fields/fieldSet.ts';
import { hasContent } from '../../../../domain/changes/removal.ts';
import { useFieldDraft, type FieldDraft, type FieldDraftOptions } from '../../forms/useFieldDraft.ts';
import type { FormMessage } from '../../forms/formMessage.ts';
import { useService } from '../../services.tsx';

/**
 * For MobX observers. Edits one field of the configuration and validates input with the field's own rule.
 * @param absent value to show if the configuration does not contain the field
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
    // Check only the type, because a draft may contain an invalid value.
    isValue: (stored): stored is Values[Name] | Absent => stored === absent || field.shape(stored),
    pending: editor.pending(set, name) ?? absent,
    published: editor.published(set, name) ?? absent,
    normalize: (value) => (field.shape(value) && field.normalize ? field.normalize(value) : value),
    check(value) {
      const problem = field.shape(value) && hasContent(value) ? field.problem?.(value) : undefined;
      // `npm run check translations` ensures that the domain's text keys exist.
      return problem as FormMessage | undefined;
    },
    limit: field.limit,
    save: (value) => editor.edit(set, name, value),
  });
}
