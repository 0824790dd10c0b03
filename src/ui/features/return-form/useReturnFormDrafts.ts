import { useTranslation } from 'react-i18next';
import { returnFormFieldSet } from '../../../domain/return-form/returnFormFieldSet.ts';
import type { FieldDraft } from '../../shared/forms/useFieldDraft.ts';
import { useConfigurationField } from '../../shared/changes/fields/useConfigurationField.ts';
import { useSwitchText } from '../../shared/changes/fields/useSwitchText.ts';

type SwitchName =
  | 'orderId'
  | 'purchaseDate'
  | 'reasonComments'
  | 'reasonCommentsMandatory'
  | 'inStoreMobileNumber'
  | 'inStoreMobileNumberMandatory';
type HeadingName = 'orderIdCustomHeader' | 'reasonCommentsFieldName';

/** For MobX observers. State of the field for a switch of the return form. */
export function useSwitchDraft(name: SwitchName): FieldDraft<boolean> {
  return useConfigurationField(returnFormFieldSet, name, false, { textOf: useSwitchText() });
}

/** For MobX observers. State of the field for a heading of the return form. */
export function useHeadingDraft(name: HeadingName): FieldDraft<string> {
  const { t } = useTranslation();
  return useConfigurationField(returnFormFieldSet, name, '', { textOf: (text) => text || t('returnForm.usualWords') });
}
