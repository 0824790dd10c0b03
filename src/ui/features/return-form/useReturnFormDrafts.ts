import { useTranslation } from 'react-i18next';
import { FieldEditor } from '../../../application/changes/FieldEditor.ts';
import { CompanyStore } from '../../../application/company/CompanyStore.ts';
import type { CompanyConfiguration } from '../../../domain/company/companyConfiguration.ts';
import { fieldKey } from '../../../domain/changes/fields/fieldSet.ts';
import { returnFormFieldSet } from '../../../domain/return-form/returnFormFieldSet.ts';
import { isText } from '../../../domain/shared/shapes.ts';
import type { TextLimit } from '../../../domain/validation/textLimit.ts';
import type { FormMessage } from '../../shared/forms/formMessage.ts';
import { useFieldDraft, type FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useService } from '../../shared/services.tsx';
import { useConfigurationField } from '../changes/fields/useConfigurationField.ts';

type SwitchName = 'orderId' | 'purchaseDate' | 'reasonComments' | 'reasonCommentsMandatory';
type TextName = 'orderIdCustomHeader' | 'reasonCommentsFieldName' | 'termsAndConditionsUrl';

/** For observers: a switch of the return form. */
export function useSwitchDraft(name: SwitchName): FieldDraft<boolean> {
  const { t } = useTranslation();
  return useConfigurationField(returnFormFieldSet, name, false, {
    textOf: (isOn) => t(isOn ? 'changes.values.on' : 'changes.values.off'),
  });
}

/** For observers: a text of the return form. What is published is shown though its rules may refuse it today. */
export function useTextDraft(
  name: TextName,
  check: (text: string) => FormMessage | undefined,
  limit: TextLimit,
  emptyText?: string,
): FieldDraft<string> {
  const company = useService(CompanyStore);
  const editor = useService(FieldEditor);
  const textIn = (configuration: CompanyConfiguration | undefined): string => {
    const value = configuration && returnFormFieldSet.fields[name].read(configuration);
    return isText(value) ? value : '';
  };
  return useFieldDraft({
    name: fieldKey(returnFormFieldSet, name),
    isValue: isText,
    limit,
    pending: textIn(company.pendingConfiguration),
    published: textIn(company.configuration),
    normalize: (text) => text.trim(),
    check,
    save: (text) => editor.edit(returnFormFieldSet, name, text),
    textOf: (text) => text || (emptyText ?? ''),
  });
}
