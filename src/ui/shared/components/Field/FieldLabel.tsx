import { Label } from 'react-aria-components/TextField';
import { classNames } from '../../classNames.ts';
import styles from './Field.module.scss';

type FieldLabelProps = { readonly label: string; readonly optionalMark?: string | undefined };

/** A field's label, tied to the control of the React Aria field around it. */
export function FieldLabel({ label, optionalMark }: FieldLabelProps) {
  return (
    <Label className={classNames(styles.label)}>
      {label} {optionalMark !== undefined && <span className={styles.optional}>{optionalMark}</span>}
    </Label>
  );
}
