import { useTranslation } from 'react-i18next';
import { MAX_REASON_TEXT } from '../../../../domain/return-reasons/validateReturnReasons.ts';
import { TagField } from '../../../shared/components/TagField/TagField.tsx';

export type RequirementsFieldProps = {
  readonly values: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (values: readonly string[]) => void;
};

/** What the customer is asked for with a reason, each a text of its own. */
export function RequirementsField({ values, error, onChange }: RequirementsFieldProps) {
  const { t } = useTranslation();
  return (
    <TagField
      label={t('returnReasons.form.asksFor')}
      optionalMark={t('common.optional')}
      hint={t('returnReasons.form.asksForHint')}
      error={error}
      values={values}
      onChange={onChange}
      validate={(text) =>
        text.length > MAX_REASON_TEXT
          ? t('returnReasons.errors.requirementTooLong', { max: MAX_REASON_TEXT })
          : undefined
      }
      labels={{
        remove: (requirement) => t('returnReasons.form.asksForRemove', { requirement }),
        added: (requirement) => t('returnReasons.form.asksForAdded', { requirement }),
        removed: (requirement) => t('returnReasons.form.asksForRemoved', { requirement }),
        duplicate: () => t('returnReasons.errors.requirementTaken'),
      }}
    />
  );
}
