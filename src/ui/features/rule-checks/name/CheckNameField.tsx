import { useTranslation } from 'react-i18next';
import { CHECK_NAME_LIMIT } from '../../../../domain/rule-checks/ruleCheck.ts';
import type { TextLimit } from '../../../../domain/shared/valueRule.ts';
import { TextField } from '../../../shared/components/TextField/TextField.tsx';
import type { FieldProps } from '../../../shared/forms/useForm.ts';
import { charactersLeft, type CharactersLeft } from '../../../../domain/validation/textLimit.ts';

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

/** The service checks when saving that the name is unique. */
export const nameRules = {
  name: 'name',
  label: 'ruleChecks.name',
  isRequired: true,
  limit: (name: string): CharactersLeft => charactersLeft(CHECK_NAME_LIMIT, name.trim()),
} as const;
