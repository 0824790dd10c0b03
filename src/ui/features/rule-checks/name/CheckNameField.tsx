import { useTranslation } from 'react-i18next';
import { CHECK_NAME_LIMIT } from '../../../../domain/rule-checks/ruleCheck.ts';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FieldProps } from '../../../shared/forms/useForm.ts';

/** What a check is called: the first field of its form. */
export function CheckNameField({ field }: { readonly field: FieldProps<string, 'name'> }) {
  const { t } = useTranslation();
  return (
    <TextField
      {...field}
      label={t('ruleChecks.name')}
      hint={t('ruleChecks.nameHint', { max: CHECK_NAME_LIMIT.max })}
      dir="auto"
      autoFocus
    />
  );
}
