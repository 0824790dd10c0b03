import type { FieldTexts } from '../Field/fieldTexts.ts';
import { PreviousValue } from '../PreviousValue/PreviousValue.tsx';
import { Switch, type SwitchProps } from './Switch.tsx';
import styles from './SwitchField.module.scss';

export type SwitchFieldProps = Omit<SwitchProps, 'isSelected' | 'isLabelHidden'> &
  Pick<FieldTexts, 'was' | 'wasLabel' | 'putBack'> & { readonly value: boolean };

/** A switch of a settings page: what is live now stands under it where it differs. */
export function SwitchField({ value, was, wasLabel, putBack, ...rest }: SwitchFieldProps) {
  return (
    <div className={styles.field}>
      <Switch {...rest} isSelected={value} />
      {was !== undefined && (
        <div className={styles.was}>
          <PreviousValue text={was} label={wasLabel} putBack={putBack} />
        </div>
      )}
    </div>
  );
}
