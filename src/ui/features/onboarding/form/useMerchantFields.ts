import { useTranslation } from 'react-i18next';
import type { DraftFieldName } from '../../../../domain/onboarding/draft/draftFields.ts';
import type { FormState } from '../../../shared/forms/useForm.ts';
import type { MerchantValues } from './merchantValues.ts';

type TextName = Exclude<DraftFieldName, 'bcc'>;

export function useMerchantFields(form: FormState<MerchantValues>) {
  const { t } = useTranslation();
  const text = (name: TextName) => ({ ...form.field(name), label: t(`onboarding.fields.${name}`) });
  const toggle = (name: 'isIntegratedMerchant' | 'paperlessOptionEnabled' | 'returnsPortalInternational') => ({
    label: t(`onboarding.fields.${name}`),
    description: t(`onboarding.hints.${name}`),
    isSelected: form.values[name],
    onChange: (isOn: boolean) => form.change({ [name]: isOn }),
  });
  return { text, toggle };
}
