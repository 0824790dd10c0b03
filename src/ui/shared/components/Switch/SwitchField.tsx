import { useTranslation } from 'react-i18next';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { PreviousValue } from '../PreviousValue/PreviousValue.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';
import styles from './SwitchField.module.scss';

export type SwitchFieldProps = Omit<SwitchProps, 'isSelected' | 'isLabelHidden'> &
  Pick<FieldTexts, 'was'> & { readonly value: boolean };

/** A switch of a settings page: what is live now stands under it where it differs. */
export function SwitchField({ value, description, was, ...rest }: SwitchFieldProps) {
  const { t } = useTranslation();
  // It says what is so while the switch is on, which it is not yet.
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
