import { useState, type ClipboardEvent } from 'react';
import { TextArea as AriaTextArea, TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import styles from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { TextFieldProps } from '../TextField/TextField.tsx';

export type TextAreaProps = Omit<
  TextFieldProps,
  'type' | 'prefix' | 'suffix' | 'toggleLabels' | 'inputRef' | 'inputMode' | 'autoComplete' | 'onEnter'
> & {
  readonly rows?: number | undefined;
  /**
   * Returns an error message to refuse a pasted text, e.g. one with too many lines. The message is shown until the next
   * edit.
   */
  readonly onPasteText?: ((text: string) => string | undefined) | undefined;
};

export function TextArea({
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
  onPasteText,
  ...rest
}: TextAreaProps) {
  const [refusal, setRefusal] = useState<{ readonly value: string; readonly why: string }>();
  const refused = refusal?.value === rest.value ? refusal.why : undefined;
  const shownError = refused ?? error;

  function checkPasted(event: ClipboardEvent): void {
    const errorMessage = onPasteText?.(event.clipboardData.getData('text/plain'));
    setRefusal(errorMessage === undefined ? undefined : { value: rest.value, why: errorMessage });
    if (errorMessage !== undefined) event.preventDefault();
  }

  return (
    <AriaTextField
      {...omitUndefined(rest)}
      isInvalid={shownError !== undefined}
      validationBehavior="aria"
      className={classNames(styles.field, isMono && styles.wide, was !== undefined && styles.changed)}
    >
      <FieldLabel label={label} optionalMark={optionalMark} limit={limit} />
      <div className={styles.box}>
        <AriaTextArea
          {...omitUndefined({ placeholder, dir })}
          rows={rows}
          onPaste={checkPasted}
          className={classNames(styles.control, isMono && styles.mono)}
        />
      </div>
      <FieldNotes hint={hint} error={shownError} was={was} />
    </AriaTextField>
  );
}
