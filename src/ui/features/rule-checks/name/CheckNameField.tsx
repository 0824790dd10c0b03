import { useTranslation } from 'react-i18next';
import { CHECK_NAME_LIMIT } from '../../../../domain/rule-checks/ruleCheck.ts';
import type { TextLimit } from '../../../../domain/shared/valueRule.ts';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FieldProps } from '../../../shared/forms/useForm.ts';

export type CheckNameFieldProps = { readonly field: FieldProps<string, 'name'>; readonly limit?: TextLimit };

export function CheckNameField({ field, limit = CHECK_NAME_LIMIT }: CheckNameFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('ruleChecks.name')}
      hint={t('ruleChecks.nameHint', { max: limit.max })}
      dir="auto"
      autoFocus
    />
  );
}
