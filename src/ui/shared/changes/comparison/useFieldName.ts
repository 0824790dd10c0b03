import { useTranslation } from 'react-i18next';
import type { FieldDiff } from '../../../../domain/changes/changeDescription.ts';
import { isolated } from '../../texts/isolated.ts';
import { useConfiguredText, useTextKey } from '../../texts/useTextKey.ts';

/** Returns the display name of a field, including the object that contains it. */
export function useFieldName(): (field: FieldDiff) => string | undefined {
  const { t } = useTranslation();
  const text = useTextKey();
  const configured = useConfiguredText();
  return ({ field, of }) => {
    if (!field) return undefined;
    return of === undefined || of === ''
      ? text(field)
      : t('changes.fieldOf', { name: isolated(configured(of)), field: text(field) });
  };
}
