import { configKey } from '../../../domain/application-config/configPart.ts';
import { isLimitOfDays, type OwnerLimitName } from '../../../domain/application-config/ownerFlagPath.ts';
import { isAbsentOr, isNumber } from '../../../domain/shared/shapes.ts';
import { useFieldDraft, type FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useApplicationConfigEditor } from '../../shared/settings/useApplicationConfigEditor.ts';

const numberIn = (value: unknown): number | undefined => (isNumber(value) ? value : undefined);

/** For observers. A limit for merchants without their own; empty means unlimited [CF-6]. */
export function useOwnerLimit(
  name: OwnerLimitName,
): FieldDraft<number | undefined> & { readonly pending: number | undefined } {
  const editor = useApplicationConfigEditor();
  const part = { kind: 'limit', name } as const;
  const pending = numberIn(editor.pending(part));
  const draft = useFieldDraft<number | undefined>({
    name: configKey(part),
    isValue: isAbsentOr(isNumber),
    pending,
    published: numberIn(editor.published(part)),
    check: (days) => (days === undefined || isLimitOfDays(days) ? undefined : 'ownerConfiguration.defaults.invalid'),
    save: (days) => editor.edit(part, days),
  });
  return { ...draft, pending };
}
