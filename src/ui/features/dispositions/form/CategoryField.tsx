import { useTranslation } from 'react-i18next';
import { CATEGORY_LIMIT } from '../../../../domain/dispositions/dispositionLists.ts';
import { charactersLeft, isTooLong } from '../../../../domain/validation/textLimit.ts';
import { TagField, type TagFieldProps } from '../../../shared/components/TagField/TagField.tsx';

export function CategoryField(props: Omit<TagFieldProps, 'label' | 'labels' | 'limit' | 'validate'>) {
  const { t } = useTranslation();
  return (
    <TagField
      {...props}
      label={t('dispositions.form.categories')}
      limit={charactersLeft(CATEGORY_LIMIT, props.typed)}
      validate={(category) =>
        isTooLong(CATEGORY_LIMIT, category) ? t('dispositions.errors.tooLong', { max: CATEGORY_LIMIT.max }) : undefined
      }
      labels={{
        added: (category) => t('dispositions.form.categoryAdded', { category }),
        removed: (category) => t('dispositions.form.categoryRemoved', { category }),
        duplicate: () => t('dispositions.errors.categoryTaken'),
      }}
    />
  );
}
