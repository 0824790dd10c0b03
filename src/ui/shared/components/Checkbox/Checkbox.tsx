import { Check, Minus } from 'lucide-react';
import { Checkbox as AriaCheckbox } from 'react-aria-components/Checkbox';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import styles from '../RadioGroup/Choice.module.scss';
import { Glyph } from '../Icon/Glyph.tsx';
import { KeyedText } from '../KeyedText/KeyedText.tsx';

export type CheckboxProps = {
  readonly label: string;
  readonly isLabelHidden?: boolean | undefined;
  readonly description?: string | undefined;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isIndeterminate?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
};

export function Checkbox({ label, isLabelHidden = false, description, ...rest }: CheckboxProps) {
  return (
    <AriaCheckbox
      // Ignore the checkbox context that React Aria provides in table rows.
      slot={null}
      {...omitUndefined(rest)}
      {...omitUndefined({ 'aria-label': isLabelHidden ? label : undefined })}
      className={classNames(styles.choice)}
    >
      <span className={classNames(styles.mark, styles.square)}>
        <Glyph of={rest.isIndeterminate ? Minus : Check} className={styles.tick} />
      </span>
      {!isLabelHidden && (
        <span className={styles.words}>
          <KeyedText>{label}</KeyedText>
          {description !== undefined && <span className={styles.description}>{description}</span>}
        </span>
      )}
    </AriaCheckbox>
  );
}
