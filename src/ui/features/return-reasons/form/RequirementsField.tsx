import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_TEXT_LIMIT } from '../../../../domain/return-reasons/validateReason.ts';
import { isTooLong, type CharactersLeft } from '../../../../domain/validation/textLimit.ts';
import { TagField } from '../../../shared/components/TagField/TagField.tsx';

export type RequirementsFieldProps = {
  readonly values: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (values: readonly string[], typed: string) => void;
  /** Text in the input that is not added to the list yet. */
  readonly typed: string;
  readonly limit?: CharactersLeft | undefined;
  readonly onType: (text: string) => void;
};

export function RequirementsField({ values, error, onChange, typed, limit, onType }: RequirementsFieldProps) {
  const { t } = useTranslation();
  const texts = useMemo(
    () => ({
      validate: (text: string) =>
        isTooLong(REASON_TEXT_LIMIT, text)
          ? t('returnReasons.errors.requirementTooLong', { max: REASON_TEXT_LIMIT.max })
          : undefined,
      labels: {
        added: (requirement: string) => t('returnReasons.form.asksForAdded', { requirement }),
        removed: (requirement: string) => t('returnReasons.form.asksForRemoved', { requirement }),
        duplicate: () => t('returnReasons.errors.requirementTaken'),
      },
    }),
    [t],
  );
  return (
    <TagField
      {...texts}
      label={t('returnReasons.form.asksFor')}
      optionalMark={t('common.optional')}
      hint={t('returnReasons.form.asksForHint')}
      error={error}
      values={values}
      onChange={onChange}
      typed={typed}
      limit={limit}
      onType={onType}
    />
  );
}
