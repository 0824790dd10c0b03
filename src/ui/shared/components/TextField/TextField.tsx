import { useState, type ReactNode, type Ref } from 'react';
import { Input, TextField as AriaTextField } from 'react-aria-components/TextField';
import { classNames } from '../../classNames.ts';
import { omitUndefined } from '../../omitUndefined.ts';
import styles from '../Field/Field.module.scss';
import { FieldLabel } from '../Field/FieldLabel.tsx';
import { FieldNotes } from '../Field/FieldNotes.tsx';
import type { FieldTexts } from '../Field/fieldTexts.ts';
import { isComposing } from '../../forms/isComposing.ts';
import { PasswordToggle, type PasswordToggleLabels } from '../SignInField/PasswordToggle.tsx';

export type TextFieldProps = FieldTexts & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** Called on Enter, unless Enter confirms an IME composition. */
  readonly onEnter?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'number' | 'date' | undefined;
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'url' | 'tel' | 'search' | undefined;
  readonly autoComplete?: string | undefined;
  readonly placeholder?: string | undefined;
  /** Id of a `datalist` element with suggestions. */
  readonly list?: string | undefined;
  /** Text direction: `ltr` for codes, patterns and URLs, `auto` for merchants' texts. */
  readonly dir?: 'ltr' | 'rtl' | 'auto' | undefined;
  readonly isMono?: boolean | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly isDisabled?: boolean | undefined;
  readonly isReadOnly?: boolean | undefined;
  readonly isRequired?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly toggleLabels?: PasswordToggleLabels | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
};

export function TextField({
  label,
  hint,
  error,
  optionalMark,
  limit,
  was,
  type = 'text',
  placeholder,
  list,
  dir,
  isMono = false,
  prefix,
  suffix,
  toggleLabels,
  inputRef,
  onEnter,
  ...rest
}: TextFieldProps) {
  const [isShown, setIsShown] = useState(false);
  const isToggled = type === 'password' && toggleLabels !== undefined;
  return (
    <AriaTextField
      {...omitUndefined(rest)}
      onKeyDown={(event) => {
        // By default, React Aria stops the propagation, so that e.g. Escape would not close the surrounding dialog.
        event.continuePropagation();
        if (event.key === 'Enter' && !isComposing(event.nativeEvent)) onEnter?.();
      }}
      type={isToggled && isShown ? 'text' : type}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={classNames(styles.field, was !== undefined && styles.changed)}
    >
      <FieldLabel label={label} optionalMark={optionalMark} limit={limit} />
      <div className={styles.box} dir={dir === 'auto' || isToggled ? undefined : dir}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <Input
          {...omitUndefined({ placeholder, list, dir, ref: inputRef })}
          spellCheck={isMono || type !== 'text' ? 'false' : undefined}
          className={classNames(styles.control, isMono && styles.mono)}
        />
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
        {isToggled && <PasswordToggle isShown={isShown} onChange={setIsShown} labels={toggleLabels} />}
      </div>
      <FieldNotes hint={hint} error={error} was={was} />
    </AriaTextField>
  );
}

type EmailFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'toggleLabels'>;

/** Field for an e-mail address, always left to right. Validate the value with `byRules(['email'])`. */
export function EmailField(props: EmailFieldProps) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" dir="ltr" />;
}

type UrlFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'dir' | 'toggleLabels'>;

/** Field for a URL, always left to right. Validate the value with `byRules(['website'])`. */
export function UrlField(props: UrlFieldProps) {
  return <TextField autoComplete="off" {...props} type="url" inputMode="url" dir="ltr" />;
}
