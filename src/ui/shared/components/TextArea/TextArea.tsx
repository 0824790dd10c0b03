import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import { memoWithHandlers } from '../../memoWithHandlers.tsx';
import styles from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export type TextAreaProps = Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'toggleLabels' | 'inputRef' | 'inputMode' | 'autoComplete' | 'onEnter'
> & { readonly rows?: number | undefined };

/** Several lines of text under a label. */
export const TextArea = memoWithHandlers(function TextArea({
  label,
  hint,
  error,
  optionalMark,
  limit,
  was,
  placeholder,
  dir,
  isMono = false,
  rows = 3,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...omitUndefined(rest)}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={classNames(styles.field, was !== undefined && styles.changed)}
    >
      <FieldLabel label={label} optionalMark={optionalMark} limit={limit} />
      <div className={styles.box}>
        <AriaTextArea
          {...omitUndefined({ placeholder, dir })}
          rows={rows}
          className={classNames(styles.control, styles.area, isMono && styles.mono)}
        />
      </div>
      <FieldNotes hint={hint} error={error} was={was} />
    </AriaTextField>
  );
});
