import { useTranslation } from 'react-i18next';
import type { FieldDiff, ChangeDescription, DisplayValue } from '../../../../domain/changes/changeDescription.ts';
import { isolated } from '../../texts/isolated.ts';
import { useDisplayText } from './useDisplayText.ts';
import { useFieldName } from './useFieldName.ts';
import { useTextKey } from '../../texts/useTextKey.ts';

export type ChangeTexts = {
  title(description: Pick<ChangeDescription, 'title' | 'code' | 'part'>): string;
  before(fields: readonly FieldDiff[]): string;
  after(description: ChangeDescription): string;
};

export function useChangeTexts(): ChangeTexts {
  const { t } = useTranslation();
  const displayText = useDisplayText();
  const text = useTextKey();
  const fieldName = useFieldName();

  function labelled(field: FieldDiff, display: DisplayValue): string {
    const value = isolated(displayText(display));
    const name = display.kind === 'label' && field.of === undefined ? undefined : fieldName(field);
    return name === undefined ? value : `${name}: ${value}`;
  }

  return {
    title({ title, code = '', part }) {
      const name = text(title, { code });
      return part === undefined ? name : t('changes.fieldOf', { name, field: text(part) });
    },
    before: (fields) => fields.map((field) => labelled(field, field.before)).join(' · '),
    after: ({ act, fields }) =>
      act === 'removed' ? t('changes.removed') : fields.map((field) => labelled(field, field.after)).join(' · '),
  };
}
