import { useTranslation } from 'react-i18next';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { PreviousValue } from '../PreviousValue/PreviousValue.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';
import styles from './SwitchField.module.scss';

export type SwitchFieldProps = Omit<SwitchProps, 'isSelected' | 'isLabelHidden'> &
  Pick<FieldTexts, 'was'> & { readonly value: boolean };

export function SwitchField({ value, description, was, ...rest }: SwitchFieldProps) {
  const { t } = useTranslation();
  // The description says what an enabled switch does. This is not true before the change is published.
  const isToCome = value && was !== undefined && description !== undefined;
  return (
    <div className={styles.field}>
      <Switch
        {...rest}
        description={isToCome ? t('changes.afterPublishing', { text: description }) : description}
        isSelected={value}
      />
      {was !== undefined && (
        <div className={styles.was}>
          <PreviousValue {...was} />
        </div>
      )}
    </div>
  );
}
